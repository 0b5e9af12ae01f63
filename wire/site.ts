import * as z from 'zod';
import { FIGURE_FORMS } from '#domain/format/writing.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { readHiddenStatus } from '#domain/rules/hidden-status.ts';
import { TITLES } from '#domain/rules/professional-title.ts';
import { CHOSEN_DAYS } from '#domain/rules/retention.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { type Choice, COMPOSITIONS } from '#domain/theme/compositions.ts';
import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import { CancellationTermsSchema } from './cancellation-terms.ts';
import { pictureHash } from './picture.ts';
import { StayTermsSchema } from './stay-terms.ts';
import { TeamSchema } from './team.ts';
import { optional, orElse, orRead, settings } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { boolean, LocaleSchema, list, localizedText, number, text } from './values.ts';

/** Name of one of the site's own pictures; an invalid name counts as absent. */
const assetName = () => optional(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/));

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
type ColourPair = [light: string, dark: string];

/** A theme colour, `[light, dark]`; an unreadable one falls back to the plain theme's. */
const colourPair = (token: keyof typeof PLAIN_THEME.colours) => {
  const plain = PLAIN_THEME.colours[token];
  return orRead(z.tuple([colour, colour]), (read): ColourPair => {
    const given: readonly unknown[] = Array.isArray(read) ? read : [];
    const [light, dark] = plain.map((instead, index) => colour.safeParse(given[index]).data ?? instead);
    return [light ?? plain[0], dark ?? plain[1]];
  });
};

/** The composition of a part; an unknown name falls back to the plain one. */
const composition = <Part extends Choice>(part: Part) =>
  orElse(z.enum(COMPOSITIONS[part]), COMPOSITIONS[part][0]);

/** The compositions of a site's parts (decision 76). */
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

/** The ten tokens of a site's look and its compositions; the rest of the stylesheet is derived from them. */
export const ThemeSchema = settings({
  paper: colourPair('paper'),
  tint: colourPair('tint'),
  ink: colourPair('ink'),
  muted: colourPair('muted'),
  line: colourPair('line'),
  accent: colourPair('accent'),
  onAccent: colourPair('onAccent'),
  /** Name of one of the deployment's display fonts. */
  fontDisplay: orElse(z.enum(['newsreader', 'bricolage-grotesque', 'literata']), PLAIN_THEME.fontDisplay),
  /** Weight 200-900 and tracking in em of the display font. */
  display: orElse(
    settings({
      weight: orElse(z.number().min(200).max(900), PLAIN_THEME.display.weight),
      tracking: orElse(z.number().min(-0.1).max(0.1), PLAIN_THEME.display.tracking),
    }),
    () => ({ ...PLAIN_THEME.display }),
  ),
  /** Corner radius in px. */
  radius: orElse(z.number().min(0).max(24), PLAIN_THEME.radius),
  choices: orElse(ChoicesSchema, () => ({ ...PLAIN_THEME.choices })),
});
export type Theme = z.infer<typeof ThemeSchema>;

const StickerSchema = z.object({
  id: z.union([z.string(), z.number()]),
  /** Background and text colour as `#rrggbb`. */
  color: optional(z.string()),
  colorText: optional(z.string()),
});

/** The source that the site's searches use. */
const SourceSchema = z.enum(SOURCES.all.map(({ wireName }) => wireName));
const FeatureSchema = z.enum(['projects', 'rentals', 'agenda', 'alerts', 'map', 'valuation', 'staff']);
export type Feature = z.infer<typeof FeatureSchema>;

/** A hostname that pictures may come from: no IP address, no port. */
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

/** How an agency receives visitors' requests: by mail, by calls to its own system, or both. */
const LeadsSchema = settings({
  by: orElse(z.enum(['mail', 'call', 'both']), 'mail'),
  /** Address of the calls: `https://` and a hostname. */
  address: text(),
});

/** Days; a number out of bounds counts as absent. */
const chosenDays = () => optional(z.int().min(CHOSEN_DAYS.least).max(CHOSEN_DAYS.most));

/** Days for which visitors' requests are kept, when the agency differs from the default. */
const RetentionDaysSchema = settings({
  contact: chosenDays(),
  valuation: chosenDays(),
  viewing: chosenDays(),
  stay: chosenDays(),
});

/** The agency's legal identity, shown in the footer and on the terms page. */
const LegalSchema = settings({
  /** Company name with its legal form: "Duinzicht Vastgoed bv". */
  name: text(),
  /** Number in the Crossroads Bank for Enterprises: "0123.456.789". */
  companyNumber: text(),
  /** VAT number: "BE 0123.456.749"; absent for an exempt agency. */
  vatNumber: text(),
  /** Professional titles, shown before the number of the estate agent. */
  titles: optional(members(z.enum(TITLES))),
  /** Number of the estate agent at the BIV/IPI. */
  professionalNumber: text(),
  /** Two-letter code of the country that registered the agent. */
  country: text(),
  /** Supervisory authority of the profession, with an address. */
  supervisor: localizedText(),
  /** Addresses of the code of conduct, https. */
  codeOfConduct: localizedText(),
  /** Insurer and policy of the professional liability. */
  liability: localizedText(),
  /** Guarantor and policy. */
  guarantee: localizedText(),
  /** Third-party account, IBAN: only on the terms page. */
  thirdPartyAccount: text(),
});

export const LogoSchema = settings({
  /** Line drawing of the agency's logo: only SVG path data, stroked in the accent colour. */
  viewBox: orElse(z.string().regex(/^[\d. -]{3,40}$/), '0 0 36 36'),
  paths: orElse(members(z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d., -]{1,2000}$/)), []),
  /**
   * The whole logo as a picture, including the name; `dark` is for the dark colour scheme and falls back
   * to `light`.
   */
  light: assetName(),
  dark: assetName(),
  lightHash: pictureHash(),
  darkHash: pictureHash(),
});
export type Logo = z.infer<typeof LogoSchema>;

/**
 * A site. Id and state are required, since they say whose site it is and whether it may be shown; every other
 * setting has its own fallback, so that a bad one never takes an agency offline.
 */
export const SiteSchema = settings({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  /** When it is unreadable, pages show the hostname. */
  name: orElse(z.string(), ''),
  hostnames: orElse(members(z.string()), []),
  state: z.enum(['live', 'draft', 'suspended']),
  locales: orElse(members(LocaleSchema).min(1), [DEFAULT_LOCALE]),
  defaultLocale: orElse(LocaleSchema, DEFAULT_LOCALE),
  theme: orElse(ThemeSchema, () => ThemeSchema.parse({})),
  settings: settings({
    source: orElse(SourceSchema, SOURCES.plain.wireName),
    /** Transaction ids whose estates appear in lists as plain blocks (spec 1 §2, estate card). */
    hiddenStatus: orRead(z.array(z.union([z.number(), z.string().regex(/^\S+$/)])), readHiddenStatus),
    features: orElse(members(FeatureSchema), []),
    /** Whether visitors see realised prices of sold and let homes; only the JSON value true allows it. */
    realisedPrices: boolean(),
    /** Whether visitors see how prices and statuses changed while they were public; only the JSON value true allows it. */
    homeHistory: boolean(),
    /** Whether visits of its homes are counted (decision 175). An unreadable value counts as off: it was meant to change it. */
    interest: orRead(z.enum(['on', 'off']), (given) => (given == null ? 'on' : 'off')),
    /** Of the secret in the addresses of its catalogues (decision 189), SHA-256; without it there are none. */
    catalogue: optional(z.string().regex(/^[0-9a-f]{64}$/)),
    /** Key by which search engines are told of changed pages (decision 194), served at `/{key}.txt`; without it they are not. */
    indexNow: optional(z.string().regex(/^[0-9a-f]{32}$/)),
    /** Whether visitors see what a home costs in all; only the JSON value true allows it. */
    costs: boolean(),
    logo: optional(LogoSchema),
    /** Link preview picture of pages without one of their own. */
    socialPicture: assetName(),
    socialPictureHash: pictureHash(),
    /** It has a JPEG for link previews; set by the content service. */
    socialPictureJpeg: boolean(),
    /** The agency's stickers; their colours become classes of the site's stylesheet. */
    stickers: orElse(members(StickerSchema), []),
    contact: orElse(ContactSchema, {}),
    legal: orElse(LegalSchema, {}),
    team: optional(TeamSchema),
    /** Where visitors' requests go; by mail alone when absent. Only operators can read it. */
    leads: optional(LeadsSchema),
    /** Form of figures, amounts and dates; the specification's when absent (spec 1 §9; decision 111). */
    figures: optional(z.enum(FIGURE_FORMS)),
    keptDays: optional(RetentionDaysSchema),
    /** Terms on which guests cancel stays; after the last one all of the total is due. None when absent. */
    cancellation: optional(CancellationTermsSchema),
    /** How and when stays are paid, and the hours of arrival and departure; what is absent is not said. */
    stays: optional(StayTermsSchema),
    map: optional(settings({ tiles: text(), attribution: text() })),
    /** Other hosts whose pictures the agency's pages may show, besides the deployment's. */
    pictureHosts: list(HostSchema),
    /** Other hosts whose tours the agency's pages may show in a frame, on request. */
    tourHosts: list(HostSchema),
    turnstileSiteKey: text(),
    /** Founding year of the agency, for the copyright line. */
    since: number(),
  }),
});
export type Site = z.infer<typeof SiteSchema>;
