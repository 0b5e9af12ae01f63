import * as z from 'zod';
import { DEFAULT_LOCALE } from '../domain/locale.ts';
import { readHiddenStatus } from '../domain/rules/hidden-status.ts';
import { CHOSEN_DAYS } from '../domain/rules/retention.ts';
import { SOURCES } from '../domain/sources/index.ts';
import { type Choice, COMPOSITIONS } from '../domain/theme/compositions.ts';
import { PLAIN_THEME } from '../domain/theme/plain-theme.ts';
import { pictureHash } from './picture.ts';
import { TeamSchema } from './team.ts';
import { members } from './tolerant/members.ts';
import { settings } from './tolerant/settings.ts';
import { boolean, LocaleSchema, list, localizedText, number, text } from './values.ts';

/** Name of one of the site's own pictures; what is no such name is absent. */
const assetName = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .nullish()
    .catch(undefined);

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
type ColourPair = [light: string, dark: string];

/** A colour of the theme, `[light, dark]`; each that cannot be read is the plain theme's. */
const colourPair = (token: keyof typeof PLAIN_THEME.colours) => {
  const plain = PLAIN_THEME.colours[token];
  return z.tuple([colour, colour]).catch((failed?: { readonly value: unknown }): ColourPair => {
    const given: readonly unknown[] = Array.isArray(failed?.value) ? failed.value : [];
    const [light, dark] = plain.map((instead, index) => colour.safeParse(given[index]).data ?? instead);
    return [light ?? plain[0], dark ?? plain[1]];
  });
};

/** The composition of a part; a name that is not known is the plain one. */
const composition = <Part extends Choice>(part: Part) =>
  z.enum(COMPOSITIONS[part]).catch(COMPOSITIONS[part][0]);

/** The compositions that a site is put together from (decision 76). */
const ChoicesSchema = settings({
  header: composition('header'),
  hero: composition('hero'),
  card: composition('card'),
  rhythm: composition('rhythm'),
  lines: composition('lines'),
  ground: composition('ground'),
  text: composition('text'),
  list: composition('list'),
  foot: composition('foot'),
});

/** The ten tokens of a site's look and its compositions; everything else in the stylesheet is derived from them. */
const ThemeSchema = settings({
  paper: colourPair('paper'),
  tint: colourPair('tint'),
  ink: colourPair('ink'),
  muted: colourPair('muted'),
  line: colourPair('line'),
  accent: colourPair('accent'),
  onAccent: colourPair('onAccent'),
  /** Name of one of the deployment's display fonts. */
  fontDisplay: z.enum(['newsreader', 'bricolage-grotesque', 'literata']).catch(PLAIN_THEME.fontDisplay),
  /** Weight 200-900 and tracking in em of the display face. */
  display: settings({
    weight: z.number().min(200).max(900).catch(PLAIN_THEME.display.weight),
    tracking: z.number().min(-0.1).max(0.1).catch(PLAIN_THEME.display.tracking),
  }).catch(() => ({ ...PLAIN_THEME.display })),
  /** Corner radius in px. */
  radius: z.number().min(0).max(24).catch(PLAIN_THEME.radius),
  choices: ChoicesSchema.catch(() => ({ ...PLAIN_THEME.choices })),
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
const FeatureSchema = z.enum(['projects', 'rentals', 'agenda', 'alerts', 'map', 'valuation', 'staff']);
export type Feature = z.infer<typeof FeatureSchema>;

/** A host by name, as pictures may come from: no address by number, no port. */
const HostSchema = z.string().regex(/^(?=.{4,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i);

const ContactSchema = settings({
  email: text(),
  phone: text(),
  street: text(),
  zip: text(),
  city: text(),
  openingHours: localizedText(),
  /** Invitation in the footer, such as "Kom langs aan de Lippenslaan." */
  invitation: localizedText(),
});

/** How an agency hears of its visitors' requests: as mail, as calls of a system of its own, or as both. */
const LeadsSchema = settings({
  by: z.enum(['mail', 'call', 'both']).catch('mail'),
  /** Where calls go: `https://` and a name. */
  address: text(),
});

/** Days; what is out of bounds is absent. */
const chosenDays = () => z.int().min(CHOSEN_DAYS.least).max(CHOSEN_DAYS.most).nullish().catch(undefined);

/** For how many days the agency keeps what visitors asked it, where it is not as usual. */
const KeptDaysSchema = settings({
  contact: chosenDays(),
  valuation: chosenDays(),
  viewing: chosenDays(),
  stay: chosenDays(),
});

/** Who the agency is in law; it stands at the foot of each page and on that of the terms. */
const LegalSchema = settings({
  /** The company's own name, with its form: "Duinzicht Vastgoed bv". */
  name: text(),
  /** Number in the Crossroads Bank for Enterprises: "0123.456.789". */
  companyNumber: text(),
  /** Number of the estate agent at the BIV/IPI. */
  professionalNumber: text(),
  /** Two-letter code of the country that registered the agent. */
  country: text(),
  /** Who watches over the profession, with an address. */
  supervisor: localizedText(),
  /** Insurer and policy of the professional liability. */
  liability: localizedText(),
  /** Who stands surety, and policy. */
  guarantee: localizedText(),
  /** Account for money of third parties, IBAN: on the page of the terms alone. */
  thirdPartyAccount: text(),
});

/**
 * A site. Without id and state nobody knows whose it is and whether it may be shown; everything else falls
 * back by itself, so that one bad setting never takes an agency off line.
 */
export const SiteSchema = settings({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  /** Where it cannot be read, pages show the hostname. */
  name: z.string().catch(''),
  hostnames: members(z.string()).catch([]),
  state: z.enum(['live', 'draft', 'suspended']),
  locales: members(LocaleSchema).min(1).catch([DEFAULT_LOCALE]),
  defaultLocale: LocaleSchema.catch(DEFAULT_LOCALE),
  theme: ThemeSchema.catch(() => ThemeSchema.parse({})),
  settings: settings({
    source: SourceSchema.catch(SOURCES.plain.wireName),
    /** Transaction ids whose estates stay in lists as plain blocks (spec 1 §2, estate card). */
    hiddenStatus: z
      .array(z.union([z.number(), z.string().regex(/^\S+$/)]))
      .catch((read?: { readonly value: unknown }) => readHiddenStatus(read?.value)),
    features: members(FeatureSchema).catch([]),
    /** Whether visitors see what sold and let homes went for; only the JSON value true opens that. */
    realisedPrices: boolean(),
    logo: settings({
      /** Line drawing of the agency's mark: SVG path data only, stroked in the accent colour. */
      viewBox: z
        .string()
        .regex(/^[\d. -]{3,40}$/)
        .catch('0 0 36 36'),
      paths: members(z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d., -]{1,2000}$/)).catch([]),
      /** The whole logo as a picture, name and all; `dark` is for dark pages, else `light` stands there too. */
      light: assetName(),
      dark: assetName(),
      lightHash: pictureHash(),
      darkHash: pictureHash(),
    })
      .nullish()
      .catch(undefined),
    /** Picture for links to pages that have none of their own. */
    socialPicture: assetName(),
    socialPictureHash: pictureHash(),
    /** Stickers an agency uses; their colours become classes of the site's own stylesheet. */
    stickers: members(StickerSchema).catch([]),
    contact: ContactSchema.catch({}),
    legal: LegalSchema.catch({}),
    team: TeamSchema.nullish().catch(undefined),
    /** Where requests of visitors go; by mail alone unless it says otherwise. Only operators are told it. */
    leads: LeadsSchema.nullish().catch(undefined),
    keptDays: KeptDaysSchema.nullish().catch(undefined),
    map: settings({ tiles: text(), attribution: text() }).nullish().catch(undefined),
    /** Hosts of elsewhere whose pictures this agency's pages may show, beside those of the deployment. */
    pictureHosts: list(HostSchema),
    turnstileSiteKey: text(),
    /** Year the agency began; for the copyright line. */
    since: number(),
  }),
});
export type Site = z.infer<typeof SiteSchema>;
