import { describe, expect, it } from 'vitest';
import { SiteSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { checkSite } from './check-site.ts';

const LOCALES = ['nl', 'fr', 'en', 'de'] as const;
const each = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));

/** Settings that state everything. */
const WHOLE = {
  logo: { paths: ['M0 0h9'] },
  contact: {
    email: 'info@zeezicht.example',
    phone: '050 12 34 56',
    street: 'Zeedijk 1',
    zip: '8300',
    city: 'Knokke-Heist',
  },
  legal: {
    name: 'Immo Zeezicht bv',
    companyNumber: '0123.456.749',
    vatNumber: 'BE 0123.456.749',
    titles: ['broker'],
    professionalNumber: '512 345',
    country: 'BE',
    supervisor: each('BIV/IPI, Luxemburgstraat 16 B, 1000 Brussel'),
    codeOfConduct: each('https://www.biv.be/plichtenleer'),
    liability: each('AXA, 730.000.000'),
    guarantee: each('AXA, 730.000.001'),
    thirdPartyAccount: 'BE71 0961 2345 6769',
  },
};

/** The settings with another value at a path below them. */
function withValue(path: string, value: unknown): object {
  const settings = structuredClone(WHOLE);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Record<string, unknown>>(
    (node, step) => node[step] as Record<string, unknown>,
    settings as unknown as Record<string, unknown>,
  );
  parent[last] = value;
  return settings;
}

const isMention = (says: string): boolean => /settings\.(?:legal|contact)/.test(says);

/** What the check says of settings about mentions: the rest of a site, such as its pages, is left out. */
const saidOf = (settings: object) =>
  checkSite({
    site: readLoosely(SiteSchema, {
      id: 'zeezicht',
      name: 'Immo Zeezicht',
      hostnames: ['www.zeezicht.example'],
      state: 'draft',
      locales: [...LOCALES],
      defaultLocale: 'nl',
      settings,
    }),
    pages: [],
    menus: [],
    hasHomes: true,
    tried: [],
    sender: null,
  }).filter(({ says }) => isMention(says));

/** A missing or wrong value, whether no site opens with it, and the words that name it. */
type Case = readonly [path: string, value: unknown, must: boolean, words: string];

const missing = (path: string, must = true): Case => [path, null, must, `(settings.${path})`];
const inEachLanguage = (path: string): readonly Case[] =>
  LOCALES.map((locale) => missing(`${path}.${locale}`));

const CASES: readonly Case[] = [
  missing('contact.street'),
  missing('contact.zip'),
  missing('contact.city'),
  missing('contact.phone'),
  ['contact.phone', '  ', true, '(settings.contact.phone)'],
  ['contact.email', null, true, 'no valid settings.contact.email'],
  ['contact.email', 'info at zeezicht', true, 'no valid settings.contact.email'],
  missing('legal.name'),
  ['legal.name', '', true, '(settings.legal.name)'],
  missing('legal.companyNumber'),
  ['legal.companyNumber', '0123.456.789', false, 'ends with 89, where 49 is expected'],
  ['legal.companyNumber', '123.456.749', false, 'ten digits'],
  missing('legal.vatNumber', false),
  ['legal.vatNumber', '0123.456.749', false, 'begins with BE'],
  ['legal.vatNumber', 'BE 0123.456.748', false, 'wrong check digit'],
  ['legal.vatNumber', 'BE 0203.201.340', false, 'is not the company number'],
  missing('legal.titles'),
  ['legal.titles', [], true, '(settings.legal.titles)'],
  ['legal.titles', ['baron'], true, '(settings.legal.titles)'],
  missing('legal.professionalNumber'),
  ['legal.professionalNumber', ' ', true, '(settings.legal.professionalNumber)'],
  missing('legal.country'),
  ...inEachLanguage('legal.supervisor'),
  ...inEachLanguage('legal.codeOfConduct'),
  ...inEachLanguage('legal.liability'),
  ...inEachLanguage('legal.guarantee'),
  missing('legal.thirdPartyAccount', false),
  ['legal.thirdPartyAccount', 'BE71 0961 2345 6768', false, 'wrong check digits'],
  ['legal.thirdPartyAccount', 'BE98 0961 2345 6768', false, 'wrong check digits'],
  ['legal.thirdPartyAccount', '096-1234567-69', false, 'no account number'],
];

describe('site check on what a site states about its agency', () => {
  it('says nothing of settings that state everything', () => {
    expect(saidOf(WHOLE)).toEqual([]);
  });

  it('has forty cases with one mention missing or wrong', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(CASES)('%s: %j', (path, value, must, words) => {
    expect(saidOf(withValue(path, value))).toEqual([{ must, says: expect.stringContaining(words) }]);
  });

  it('names every field of every language of a whole group that is missing', () => {
    const said = saidOf(withValue('legal.liability', null)).map(({ says }) => says);
    expect(said).toHaveLength(LOCALES.length);
  });

  it('asks no account of a syndic alone', () => {
    const settings = structuredClone(WHOLE);
    settings.legal.titles = ['syndic'];
    settings.legal.thirdPartyAccount = '';
    expect(saidOf(settings)).toEqual([]);
    settings.legal.titles = ['syndic', 'steward'];
    expect(saidOf(settings)).toHaveLength(1);
  });

  it('does not try Belgian check digits on numbers of another country', () => {
    const settings = structuredClone(WHOLE);
    Object.assign(settings.legal, { country: 'NL', companyNumber: '12345678', vatNumber: 'NL001234567B01' });
    expect(saidOf(settings)).toEqual([]);
  });
});
