import type { IdentityView } from '#domain/views/frame.ts';
import type { ViewContext } from './context.ts';
import { inLang, wordedIn } from './worded.ts';

type Legal = ViewContext['site']['settings']['legal'];

const FACTS = [
  'name',
  'companyNumber',
  'professionalNumber',
  'country',
  'supervisor',
  'liability',
  'guarantee',
] as const satisfies readonly (keyof Legal)[];

function factOf(key: keyof Legal, context: ViewContext): IdentityView[] {
  const { t, site } = context;
  const value = site.settings.legal[key];
  const label = t(`legal.${key}`);
  if (typeof value === 'object') {
    const words = wordedIn(value, context);
    return words.text === '' ? [] : [{ label, text: words.text, ...inLang(words, context) }];
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
