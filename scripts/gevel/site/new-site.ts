import { LOCALES, type Locale } from '#domain/locale.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import { WrongUsage } from '../errors.ts';

/** Names of sources for `--source`. */
export const SOURCE_NAMES: readonly string[] = SOURCES.all.map(({ name }) => name);

type Document = Readonly<Record<string, unknown>>;

/** Options of `site add`. */
interface NewSite {
  readonly id: string;
  readonly name: string;
  readonly hostnames: readonly string[];
  /** Value of `--lang`: `nl,fr`. */
  readonly languages: string;
  /** Default: the first language. */
  readonly defaultLanguage: string | undefined;
  readonly source: string | undefined;
  /** A site whose theme and settings are copied. */
  readonly like: Document | null;
}

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings that belong to one agency and are never copied. */
const ITS_OWN = [
  'contact',
  'legal',
  'turnstileSiteKey',
  'since',
  'leads',
  'logo',
  'socialPicture',
  'socialPictureHash',
  'socialPictureJpeg',
  'team',
];

function localesOf(text: string): readonly Locale[] {
  const codes = text.split(',').map((code) => code.trim());
  const unknown = codes.find((code) => !LOCALES.some((locale) => locale === code));
  if (unknown !== undefined) {
    throw new WrongUsage(`--lang "${text}": "${unknown}" is none of ${LOCALES.join(', ')}.`);
  }
  return LOCALES.filter((locale) => codes.includes(locale)).toSorted(
    (one, other) => codes.indexOf(one) - codes.indexOf(other),
  );
}

/** The estate agents' institute by the law of 11 February 2013, with its address (its own site, biv.be). */
const SUPERVISOR: Readonly<Record<Locale, string>> = {
  nl: 'Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16 B, 1000 Brussel',
  fr: 'Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16 B, 1000 Bruxelles',
  en: 'Professional Institute of Estate Agents (BIV/IPI), rue du Luxembourg 16 B, 1000 Brussels',
  de: 'Berufsinstitut der Immobilienmakler (IPI), rue du Luxembourg 16 B, 1000 Brüssel',
};

/** The code of conduct, by the address that the institute gives agents for their sites. */
const CODE_OF_CONDUCT = 'https://www.biv.be/plichtenleer';

const theme = (): object => {
  const { colours, ...rest } = PLAIN_THEME;
  return { ...colours, ...rest };
};

/** The document of a new site: a draft, with the default theme or that of `like`. Throws WrongUsage. */
export function newSite({ id, name, hostnames, languages, defaultLanguage, source, like }: NewSite) {
  const locales = localesOf(languages);
  const defaultLocale = locales.find((locale) => locale === (defaultLanguage ?? locales[0]));
  if (defaultLocale === undefined) {
    throw new WrongUsage(`--default "${defaultLanguage}" is not among the languages of --lang.`);
  }
  const rules = source === undefined ? SOURCES.plain : SOURCES.all.find((one) => one.name === source);
  const taken = isObject(like?.settings)
    ? Object.fromEntries(Object.entries(like.settings).filter(([key]) => !ITS_OWN.includes(key)))
    : {};
  const document = {
    id,
    name,
    hostnames: hostnames.map((hostname) => hostname.toLowerCase()),
    state: 'draft',
    locales,
    defaultLocale,
    theme: like?.theme ?? theme(),
    settings: {
      hiddenStatus: [],
      features: ['projects', 'alerts', 'map'],
      costs: true,
      stickers: [],
      contact: {},
      legal: {
        country: 'BE',
        supervisor: Object.fromEntries(locales.map((locale) => [locale, SUPERVISOR[locale]])),
        codeOfConduct: Object.fromEntries(locales.map((locale) => [locale, CODE_OF_CONDUCT])),
      },
      ...taken,
      ...(source === undefined && 'source' in taken ? {} : { source: rules?.wireName }),
    },
  };
  return { document, locales };
}
