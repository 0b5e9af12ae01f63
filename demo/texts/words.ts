import type { LocalizedText } from '../../wire/values.ts';
import type { DemoLocale } from '../basics/words.ts';

type ByLocale<T> = Readonly<Record<DemoLocale, T>>;

const NUMBERS: ByLocale<readonly string[]> = {
  nl: [
    'geen',
    'één',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf',
  ],
  fr: [
    'pas de',
    'une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  en: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  de: [
    'kein',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
};
const NOUNS: Readonly<Record<'beds' | 'baths', ByLocale<readonly [one: string, many: string]>>> = {
  beds: {
    nl: ['slaapkamer', 'slaapkamers'],
    fr: ['chambre', 'chambres'],
    en: ['bedroom', 'bedrooms'],
    de: ['Schlafzimmer', 'Schlafzimmer'],
  },
  baths: {
    nl: ['badkamer', 'badkamers'],
    fr: ['salle de bains', 'salles de bains'],
    en: ['bathroom', 'bathrooms'],
    de: ['Badezimmer', 'Badezimmer'],
  },
};

/** "drie slaapkamers", "une salle de bains": a number of rooms in words. */
export const roomsInWords = (noun: 'beds' | 'baths', count: number, locale: DemoLocale): string =>
  `${NUMBERS[locale][count] ?? String(count)} ${NOUNS[noun][locale][count === 1 ? 0 : 1]}`;

const ORDINALS: ByLocale<readonly string[]> = {
  nl: [
    '',
    'eerste',
    'tweede',
    'derde',
    'vierde',
    'vijfde',
    'zesde',
    'zevende',
    'achtste',
    'negende',
    'tiende',
  ],
  fr: [
    '',
    'premier',
    'deuxième',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
  ],
  en: ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  de: [
    '',
    'ersten',
    'zweiten',
    'dritten',
    'vierten',
    'fünften',
    'sechsten',
    'siebten',
    'achten',
    'neunten',
    'zehnten',
  ],
};
const ON_FLOOR: ByLocale<{ ground: string; upper: (ordinal: string) => string }> = {
  nl: { ground: 'op het gelijkvloers', upper: (nth) => `op de ${nth} verdieping` },
  fr: { ground: 'au rez-de-chaussée', upper: (nth) => `au ${nth} étage` },
  en: { ground: 'on the ground floor', upper: (nth) => `on the ${nth} floor` },
  de: { ground: 'im Erdgeschoss', upper: (nth) => `im ${nth} Stock` },
};

/** "op de derde verdieping"; 0 is the ground floor. */
export function onFloor(floor: number, locale: DemoLocale): string {
  const words = ON_FLOOR[locale];
  return floor <= 0 ? words.ground : words.upper(ORDINALS[locale][floor] ?? `${floor}.`);
}

const FACING: Readonly<Record<string, ByLocale<string>>> = {
  S: { nl: 'zuiden', fr: 'sud', en: 'south', de: 'Süden' },
  SW: { nl: 'zuidwesten', fr: 'sud-ouest', en: 'south-west', de: 'Südwesten' },
  W: { nl: 'westen', fr: 'couchant', en: 'west', de: 'Westen' },
  SE: { nl: 'zuidoosten', fr: 'sud-est', en: 'south-east', de: 'Südosten' },
  E: { nl: 'oosten', fr: 'levant', en: 'east', de: 'Osten' },
};
/** Orientations that the texts can name. */
export const ORIENTATIONS = ['S', 'SW', 'SW', 'W', 'SE', 'E'] as const;
export const facing = (orientation: string, locale: DemoLocale): string =>
  FACING[orientation]?.[locale] ?? '';

const IN: ByLocale<string> = { nl: 'in', fr: 'à', en: 'in', de: 'in' };

/** "in Oostende", "à Ostende", "au Coq". */
export function inCity(name: LocalizedText, locale: DemoLocale): string {
  const city = name[locale] ?? name.nl ?? name.fr ?? '';
  return locale === 'fr' && city.startsWith('Le ') ? `au ${city.slice(3)}` : `${IN[locale]} ${city}`;
}

/** "1.495": whole numbers in Belgian format. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** Replaces `{name}` placeholders by values, and capitalizes the first letter of each sentence. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string => {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`the template has no value for {${name}}`);
    return value;
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
};
