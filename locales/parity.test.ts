import { describe, expect, it } from 'vitest';
import { FIELD_CODES } from '#domain/forms/codes.ts';
import { TYPE_ORDER } from '#domain/grouping.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { ROOM_TYPES } from '#domain/rules/rooms.ts';
import { STATUS_CODES } from '#domain/status-code.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { DUO_DICTIONARIES } from './duo.ts';
import { MAIL_DICTIONARIES } from './mail-dictionaries.ts';
import nlLabels from './nl/labels.ts';
import { SELLER_DICTIONARIES } from './seller.ts';
import { speakerOf } from './speaker.ts';
import { STAFF_DICTIONARIES } from './staff.ts';
import type { Dictionary } from './text-keys.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Every text with its dotted key. */
const leaves = (node: string | Dictionary, path = ''): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));

const placeholders = (text: string) => [...text.matchAll(/{{\s*(.*?)\s*}}/g)].map(([, name]) => name);

/** A counted text without its number, and without the article that stands for one. */
const withoutNumber = (text: string) => text.replaceAll(/{{n}}|\b(?:een|une?|one|eine?[rnms]?)\b/gi, '#');

/** Words that are the same for one and for several, and texts that consist of a number and such a word. */
const UNCOUNTED =
  /\b(?:andere|available|avis|en baisse|found|free|frei|gefunden|gevonden|Industriegebäude|jaar|more|vrij|Badezimmer|Schlafzimmer)\b/;

/** Words that are longer for one: English verbs, German adjectives. */
const LONGER_FOR_ONE = ['lacks', 'leads', 'gesenkter', 'weiterer'];

const wordsOf = (text: string): readonly string[] =>
  withoutNumber(text)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** A module with a part of a dictionary. */
interface Part {
  readonly default: Dictionary;
}

const SETS = [
  {
    name: 'pages',
    dictionaries: DICTIONARIES,
    parts: [
      'agenda',
      'alerts',
      'answers',
      'content',
      'costs',
      'forms',
      'interface',
      'labels',
      'legal',
      'own-stay',
      'search-cards',
      'sentence',
      'standing',
      'stays',
      'team',
      'traits',
      'valuation',
      'viewings',
      'views',
      'vocabulary',
    ],
    load: (locale: Locale, part: string): Promise<Part> => import(`./${locale}/${part}.ts`),
  },
  {
    name: 'staff',
    dictionaries: STAFF_DICTIONARIES,
    parts: ['staff'],
    load: (locale: Locale, part: string): Promise<Part> => import(`./${locale}/${part}.ts`),
  },
  {
    name: 'seller',
    dictionaries: SELLER_DICTIONARIES,
    parts: ['seller'],
    load: (locale: Locale, part: string): Promise<Part> => import(`./${locale}/${part}.ts`),
  },
  {
    name: 'duo',
    dictionaries: DUO_DICTIONARIES,
    parts: ['duo'],
    load: (locale: Locale, part: string): Promise<Part> => import(`./${locale}/${part}.ts`),
  },
  {
    name: 'mails',
    dictionaries: MAIL_DICTIONARIES,
    parts: [
      'address',
      'alerts',
      'appointments',
      'calendars',
      'forms',
      'general',
      'notices',
      'search-cards',
      'seller',
      'staff',
      'stays',
      'valuation',
      'viewings',
      'standing',
    ],
    load: async (locale: Locale, part: string): Promise<Part> => {
      if (part === 'standing') return import(`./${locale}/standing.ts`);
      // What a form says on its page and in its mails is one file.
      if (['forms', 'search-cards', 'seller', 'valuation'].includes(part))
        return { default: (await import(`./${locale}/${part}.ts`)).mails };
      return import(`./${locale}/mails/${part}.ts`);
    },
  },
];

describe.each(SETS.flatMap((set) => LOCALES.map((locale) => ({ ...set, locale }))))(
  'texts of $name in $locale',
  ({ locale, dictionaries, parts, load }) => {
    const own = leaves(dictionaries[locale]);
    const byKey = new Map(own);
    const nl = leaves(dictionaries.nl);

    it('have exactly the keys of nl', () => {
      expect(own.map(([key]) => key).sort()).toEqual(nl.map(([key]) => key).sort());
    });

    it('are never empty', () => {
      expect(own.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    });

    it('have the placeholders of nl, in its order, so that no two are exchanged', () => {
      const taken = Object.fromEntries(own.map(([key, text]) => [key, placeholders(text)]));
      expect(taken).toEqual(Object.fromEntries(nl.map(([key, text]) => [key, placeholders(text)])));
    });

    it('have placeholders with a name and no spaces, as their type requires', () => {
      const places = own.flatMap(([key, text]) =>
        [...text.matchAll(/{{(.*?)}}/g)].map(([, name]) => [key, name]),
      );
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter(([, name]) => !/^[a-zA-Z]+$/.test(name ?? ''))).toEqual([]);
    });

    it('are all present in the combined dictionary', async () => {
      const loaded = await Promise.all(parts.map((part) => load(locale, part)));
      const members = loaded.map((part) => part.default);
      const keys = members.flatMap((part) => Object.keys(part));
      expect(new Set(keys).size).toBe(keys.length);
      expect(own).toHaveLength(members.flatMap((part) => leaves(part)).length);
    });

    it('can be found by dotted key', () => {
      const { open } = speakerOf(dictionaries)(locale, 'same');
      // French texts get non-breaking spaces.
      const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
      expect(own.filter(([key, text]) => plain(open(key)) !== plain(text))).toEqual([]);
    });

    it('have a plural form for every singular form', () => {
      const keys = new Set(own.map(([key]) => key));
      const counted = [...keys].filter((key) => key.endsWith('.one'));
      expect(counted.length).toBeGreaterThan(0);
      expect(counted.filter((key) => !keys.has(key.replace(/one$/, 'other')))).toEqual([]);
    });

    it('say several otherwise than one', () => {
      const same = own.filter(([key, text]) => {
        const several = key.endsWith('.one') ? byKey.get(key.replace(/one$/, 'other')) : undefined;
        return several !== undefined && withoutNumber(several) === withoutNumber(text);
      });
      expect(same.filter(([, text]) => !UNCOUNTED.test(text))).toEqual([]);
    });

    it('do not exchange one and several', () => {
      const exchanged = own.flatMap(([key, text]) => {
        const many = wordsOf((key.endsWith('.one') && byKey.get(key.replace(/one$/, 'other'))) || text);
        const one = wordsOf(text);
        const shorter = many.filter((word) => !one.includes(word));
        return one.filter((word) => !many.includes(word) && shorter.some((short) => word.startsWith(short)));
      });
      expect(exchanged.filter((word) => !LONGER_FOR_ONE.includes(word))).toEqual([]);
    });
  },
);

describe.each(LOCALES)('texts in %s', (locale) => {
  const { open } = speakerOf(DICTIONARIES)(locale, 'same');

  it('call the half of a day on which others arrive taken, and the half on which they leave free', () => {
    const word = (key: string) => open(`stays.day.${key}`) ?? '';
    expect(word('in')).toContain({ nl: 'bezet', fr: 'occupé', en: 'taken', de: 'belegt' }[locale]);
    expect(word('out')).toContain(word('free'));
    expect(word('in')).not.toContain(word('free'));
  });

  it('have a message for every field error code', () => {
    expect(FIELD_CODES.filter((code) => open(`forms.errors.${code}`) === null)).toEqual([]);
  });

  it('name every type, transaction and room of the rules', () => {
    const needed = [
      ...Array.from({ length: 11 }, (_, index) => `headType.${index + 1}`),
      ...TYPE_ORDER.map((id) => `headType.${id}`),
      ...STATUS_CODES.map((code) => `status.${code}`),
      ...Object.values(ROOM_TYPES).map((id) => `room.${id}`),
    ];
    expect(needed.filter((key) => open(key) === null)).toEqual([]);
  });
});

describe('texts from the specification', () => {
  const said = (say: (t: Translator) => string) => LOCALES.map((locale) => say(createTranslator(locale)));

  it('for a from-price (spec 1 §9)', () => {
    const from = (['nl', 'fr', 'en', 'de'] as const).map((locale) =>
      createTranslator(locale)('views.price.from'),
    );
    expect(from).toEqual(['Vanaf', 'À partir de', 'From', 'Von']);
  });

  it('for the group without a key, in Dutch (spec 1 §9)', () => {
    expect(createTranslator('nl')('views.offer.group.projects')).toBe('Projecten');
  });

  it('for a value that is not entered differ by language (spec 1 §9)', () => {
    expect(new Set(said((t) => t('value.notEntered'))).size).toBe(LOCALES.length);
  });

  it('for "no measure imposed" differ by language (spec 1 §5)', () => {
    expect(createTranslator('en')('violation.NONE')).toBe(
      'No judicial remedial or administrative measure imposed',
    );
    expect(new Set(said((t) => t('violation.NONE'))).size).toBe(LOCALES.length);
  });

  it.each([
    ['apartments', ['LOFT', 'PENTHOUSE', 'DUPLEX']],
    ['houses', ['VILLA', 'BUNGALOW']],
    ['commercial', ['HOTEL', 'RESTAURANT', 'OFFICE', 'STORAGE']],
    ['plots', ['BUILDING_PLOT']],
  ])('name the sub types of %s (spec 2 §3)', (_, codes) => {
    const t = createTranslator('de');
    expect(codes.filter((code) => t.label('subType', code) === null)).toEqual([]);
    expect(Object.keys(nlLabels.subType)).toHaveLength(16 + 6 + 15 + 47 + 36);
  });
});
