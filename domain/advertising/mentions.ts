/**
 * What the site of an estate agent states about the agency itself; asked by `site check`, published for operators
 * in `docs/advertising-law.md`. The professional body's list is the broadest that was found: it repeats the law.
 */
import { valueAt } from '../fields/read.ts';
import type { Locale } from '../locale.ts';
import type { Title } from '../rules/professional-title.ts';
import { confirmed, type Ground, unconfirmed } from './duty.ts';

/** A fact that the site states. */
interface Mention extends Ground {
  /** Its field in a site's settings: `legal.vatNumber`. */
  readonly path: string;
  /** The fact, described for operators. */
  readonly says: string;
  /** Stated in each language of the site. */
  readonly inEachLanguage?: true;
  /** Whether no site opens without it. */
  readonly must: boolean;
  /** Titles that owe it; all of them when absent. */
  readonly titles?: readonly Title[];
}

const READ = '2026-11-29';

const INSTITUTE = confirmed(
  'Code of Economic Law, art. XII.6, § 1; code of conduct of BIV/IPI, art. 20',
  'https://www.biv.be/kb/themes/beroep/website/wat-je-op-je-website-moet-en-mag-vermelden',
  READ,
);

export const MENTIONS: readonly Mention[] = [
  { path: 'legal.name', says: 'the name of the company', must: true, ...INSTITUTE },
  { path: 'contact.street', says: 'its street and number', must: true, ...INSTITUTE },
  { path: 'contact.zip', says: 'its postal code', must: true, ...INSTITUTE },
  { path: 'contact.city', says: 'its city', must: true, ...INSTITUTE },
  { path: 'contact.phone', says: 'its telephone number', must: true, ...INSTITUTE },
  {
    path: 'legal.companyNumber',
    says: 'its number in the Crossroads Bank for Enterprises',
    must: true,
    ...INSTITUTE,
  },
  { path: 'legal.vatNumber', says: 'its VAT number, unless it is exempt', must: false, ...INSTITUTE },
  {
    path: 'legal.titles',
    says: 'the title before its number (broker, syndic, steward)',
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.professionalNumber',
    says: 'the number of its estate agent (BIV/IPI)',
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.country',
    says: 'the country that registered its estate agent',
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.supervisor',
    says: 'the supervisor of the profession, with its address',
    inEachLanguage: true,
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.codeOfConduct',
    says: 'a link to the code of conduct',
    inEachLanguage: true,
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.liability',
    says: 'its professional liability insurance, with the number of the policy',
    inEachLanguage: true,
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.guarantee',
    says: 'its surety, with the number of the policy',
    inEachLanguage: true,
    must: true,
    ...INSTITUTE,
  },
  {
    path: 'legal.thirdPartyAccount',
    says: 'its third-party account',
    // A syndic alone needs none (BIV, "De derdenrekening van de vastgoedmakelaar").
    titles: ['broker', 'steward'],
    must: false,
    ...confirmed(
      'Code of conduct of BIV/IPI, art. 29, and advice of the institute to make the account known on the site',
      'https://www.biv.be/kb/het-beroep/derdenrekening/dos-and-donts-van-de-derdenrekening',
      READ,
    ),
  },
];

/** What was looked up about these facts, and is no field of its own or could not be settled. */
export const MENTIONS_LOOKED: readonly (Ground & { readonly says: string })[] = [
  {
    says: 'In French the law, the code of conduct of 2018 and the federal administration say agent immobilier intermédiaire; the institute’s own page on the titles says agent immobilier-courtier. Sites show the first; an agency’s own texts can replace it (`legal.title.broker`)',
    ...confirmed(
      'Law of 11 February 2013',
      'https://economie.fgov.be/fr/themes/entreprises/creer-une-entreprise/conditions-dacces-la/les-agents-immobiliers',
      READ,
    ),
  },
  {
    says: 'In German sites show Immobilienmakler with the kind in brackets (Vermittler, Syndikus, Verwalter)',
    ...unconfirmed(
      'Law of 11 February 2013, German translation of 16 December 2013',
      'https://etaamb.openjustice.be/fr/loi-du-11-fevrier-2013_n2013000796.html',
      'The translation was found, but not read as far as its words for the three kinds.',
      READ,
    ),
  },
  {
    says: 'New sites begin with the address of the code that the institute gives, which is that of its Dutch pages, in each language',
    ...unconfirmed(
      'Code of conduct of BIV/IPI (royal order of 29 June 2018)',
      'https://www.biv.be/kb/themes/beroep/website/wat-je-op-je-website-moet-en-mag-vermelden',
      'No page with the address of the French text was found.',
      READ,
    ),
  },
  {
    says: 'All members have been in one policy of liability and surety since 2016 (AXA Belgium, 730.390.160); sites do not begin with it, since each agency knows its own',
    ...unconfirmed(
      'BIV, on its insurance',
      'https://www.biv.be/kb/biv/verzekering/de-biv-verzekering-uitgelegd',
      'The pages are of 2022 and 2023: whether it is still this policy was not found.',
      READ,
    ),
  },
];

const isStated = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';

/** The mentions that settings lack: each field with its language, if it has one, in the order of `MENTIONS`. */
export function mentionsLacking(settings: unknown, locales: readonly Locale[]) {
  const held = valueAt(settings, 'legal.titles');
  const titles: readonly unknown[] = Array.isArray(held) ? held : [];
  return MENTIONS.filter(
    ({ titles: owing }) =>
      owing === undefined || titles.length === 0 || owing.some((title) => titles.includes(title)),
  ).flatMap((mention) => {
    const fields = mention.inEachLanguage
      ? locales.map((locale) => `${mention.path}.${locale}`)
      : [mention.path];
    return fields.filter((field) => !isStated(valueAt(settings, field))).map((field) => ({ mention, field }));
  });
}
