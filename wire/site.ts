import { z } from 'zod';
import { readHiddenStatus } from '../domain/rules/hidden-status.ts';
import { SOURCES } from '../domain/sources/index.ts';
import { LocaleSchema, localizedText, number, text } from './values.ts';

/** Name of one of the site's own pictures; what is no such name is absent. */
const assetName = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .nullish()
    .catch(undefined);

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
/** A colour of the theme: `[light, dark]`. */
const colourPair = z.tuple([colour, colour]);

/** The ten tokens of a site's look; everything else in the stylesheet is derived from them. */
const ThemeSchema = z.object({
  paper: colourPair,
  tint: colourPair,
  ink: colourPair,
  muted: colourPair,
  line: colourPair,
  accent: colourPair,
  onAccent: colourPair,
  /** Name of one of the deployment's display fonts. */
  fontDisplay: z.enum(['newsreader', 'bricolage-grotesque', 'literata']),
  /** Weight 200-900 and tracking in em of the display face. */
  display: z.object({ weight: z.number().min(200).max(900), tracking: z.number().min(-0.1).max(0.1) }),
  /** Corner radius in px. */
  radius: z.number().min(0).max(24),
});
export type Theme = z.infer<typeof ThemeSchema>;

const StickerSchema = z.object({
  id: z.union([z.string(), z.number()]),
  /** Background and letters as `#rrggbb`. */
  color: z.string().nullish().catch(undefined),
  colorText: z.string().nullish().catch(undefined),
});

/** The source that a site's searches go to. */
const SourceSchema = z.enum(SOURCES.all.map(({ wireName }) => wireName));
const FeatureSchema = z.enum(['projects', 'rentals', 'agenda', 'alerts', 'map']);
export type Feature = z.infer<typeof FeatureSchema>;

export const SiteSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  name: z.string().min(1),
  hostnames: z.array(z.string()).catch([]),
  state: z.enum(['live', 'draft', 'suspended']),
  locales: z.array(LocaleSchema).min(1),
  defaultLocale: LocaleSchema,
  theme: ThemeSchema,
  settings: z.object({
    source: SourceSchema.catch(SOURCES.plain.wireName),
    /** Transaction ids whose estates stay in lists as plain blocks (spec 1 §2, estate card). */
    hiddenStatus: z
      .array(z.union([z.number(), z.string().regex(/^\S+$/)]))
      .catch((read?: { readonly value: unknown }) => readHiddenStatus(read?.value)),
    features: z.array(FeatureSchema).catch([]),
    logo: z
      .object({
        /** Line drawing of the agency's mark: SVG path data only, stroked in the accent colour. */
        viewBox: z
          .string()
          .regex(/^[\d. -]{3,40}$/)
          .catch('0 0 36 36'),
        paths: z.array(z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d., -]{1,2000}$/)).catch([]),
        /** The whole logo as a picture, name and all; `dark` is for dark pages, else `light` stands there too. */
        light: assetName(),
        dark: assetName(),
      })
      .nullish()
      .catch(undefined),
    /** Picture for links to pages that have none of their own. */
    socialPicture: assetName(),
    /** Stickers an agency uses; their colours become classes of the site's own stylesheet. */
    stickers: z.array(StickerSchema).catch([]),
    contact: z.object({
      email: text(),
      phone: text(),
      street: text(),
      zip: text(),
      city: text(),
      openingHours: localizedText(),
      /** Professional registration line (BIV/IPI), as the law asks on each page. */
      registration: text(),
      /** Invitation in the footer, such as "Kom langs aan de Lippenslaan." */
      invitation: localizedText(),
    }),
    map: z.object({ tiles: text(), attribution: text() }).nullish().catch(undefined),
    turnstileSiteKey: text(),
    /** Year the agency began; for the copyright line. */
    since: number(),
  }),
});
export type Site = z.infer<typeof SiteSchema>;
