import type { IdentityView } from '#domain/views/frame.ts';
import type { ViewContext } from './context.ts';
import { httpsUrl } from './https-url.ts';
import { inLang, wordedIn } from './worded.ts';

type Legal = ViewContext['site']['settings']['legal'];

/** In the order in which the institute lists them: a title stands before the number (docs/advertising-law.md). */
const FACTS = [
  'name',
  'companyNumber',
  'vatNumber',
  'titles',
  'professionalNumber',
  'country',
  'supervisor',
  'codeOfConduct',
  'liability',
  'guarantee',
] as const satisfies readonly (keyof Legal)[];

/** A link by its address, without what every address has. */
function linkOf(entered: string): Pick<IdentityView, 'text' | 'href'> | null {
  const url = httpsUrl(entered);
  if (url === null) return null;
  const text = `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
  return { text, href: url.href };
}

function factOf(key: keyof Legal, context: ViewContext): IdentityView[] {
  const { t, site, locale } = context;
  const value = site.settings.legal[key];
  const label = t(`legal.${key}`);
  if (Array.isArray(value)) {
    const names = new Intl.ListFormat(locale).format(value.map((title) => t(`legal.title.${title}`)));
    return names === '' ? [] : [{ label, text: names }];
  }
  if (typeof value === 'object') {
    const words = wordedIn(value, context);
    if (words.text === '') return [];
    if (key !== 'codeOfConduct') return [{ label, text: words.text, ...inLang(words, context) }];
    const link = linkOf(words.text);
    return link === null ? [] : [{ label, ...link }];
  }
  const entered = value?.trim() ?? '';
  if (entered === '') return [];
  return [
    { label, text: key === 'country' ? (t.label('country', entered.toUpperCase()) ?? entered) : entered },
  ];
}

/** Legal identity of the agency, in the page's language; missing details are left out. */
export const identityOf = (context: ViewContext): readonly IdentityView[] =>
  FACTS.flatMap((key) => factOf(key, context));

/** The same with the bank account for third-party money: only for the page of the terms. */
export const identityWithAccount = (context: ViewContext): readonly IdentityView[] => [
  ...identityOf(context),
  ...factOf('thirdPartyAccount', context),
];
