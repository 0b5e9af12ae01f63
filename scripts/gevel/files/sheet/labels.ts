/** Words that agencies write for statuses and types, in four languages, and their codes. */
import { fold } from '#domain/fold.ts';
import { LOCALES } from '#domain/locale.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { HEAD_TYPES } from '#domain/vocabulary/head-types.ts';
import { SUB_TYPE_CODES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { typeNames } from '#locales/type-names.ts';

/** Status codes that an estate can have, with their numbers. */
const STATUS_IDS: ReadonlyMap<string, number> = new Map(
  Object.entries(SOURCES.plain.statuses).map(([id, code]) => [code, Number(id)]),
);

type Meaning = 'sale' | 'rent' | 'option' | 'sold' | 'rented' | 'takeOver' | 'free';

/** Folded words by meaning; a status is made of one or two (`In optie (huur)`, or two columns). */
const MEANINGS: Readonly<Record<Meaning, string>> = {
  sale: 'te koop|verkoop|koop|a vendre|vente|for sale|sale|zu verkaufen|verkauf|kauf',
  rent: 'te huur|verhuur|verhuring|huur|a louer|location|for rent|to rent|to let|rent|zu vermieten|vermietung|miete',
  option: 'in optie|onder optie|optie|sous option|en option|option|under option|reserviert|unter option',
  sold: 'verkocht|vendu|vendue|sold|verkauft',
  rented: 'verhuurd|loue|louee|rented|let|vermietet',
  takeOver: 'over te nemen|overname|a remettre|for takeover|zu ubernehmen',
  free: 'beschikbaar|vrij|disponible|libre|available|verfugbar|frei',
};
const MEANING_OF: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, words]) =>
    words.split('|').map((word) => [word, meaning as Meaning] as const),
  ),
);

/** Codes by their meanings, sorted by name. An option alone does not say of what. */
const STATUS_BY_MEANINGS: Readonly<Record<string, string>> = {
  sale: 'FOR_SALE',
  rent: 'TO_RENT',
  'option,sale': 'OPTION_FOR_SALE',
  'option,rent': 'OPTION_FOR_RENT',
  sold: 'SOLD',
  'sale,sold': 'SOLD',
  rented: 'RENTED',
  'rent,rented': 'RENTED',
  takeOver: 'TAKE_OVER',
};

/** A type of a home by its numbers. */
interface TypeIds {
  readonly headType: number;
  readonly subType?: number;
}

/** Words of a mapping file: folded word → its code. */
export type Words = ReadonlyMap<string, string>;

export const STATUS_CODES: readonly string[] = [...STATUS_IDS.keys()];
export const TYPE_CODES: readonly string[] = [...Object.keys(HEAD_TYPES), ...SUB_TYPE_CODES];

const typeOfCode = (code: string): TypeIds | null => {
  const subType = subTypeOf(code);
  if (subType !== null) return { headType: subType.headType, subType: subType.id };
  const headType = Object.entries(HEAD_TYPES).find(([name]) => name === code)?.[1];
  return headType === undefined ? null : { headType };
};

/** Labels of all types; one that means two types in two languages is none. */
function labels(): ReadonlyMap<string, TypeIds | null> {
  const { headTypes, subTypes } = typeNames();
  const found = new Map<string, TypeIds | null>();
  const add = (label: string, ids: TypeIds | null): void => {
    const known = found.get(fold(label));
    if (known === undefined) found.set(fold(label), ids);
    else if (known?.headType !== ids?.headType) found.set(fold(label), null);
  };
  for (const locale of LOCALES) {
    for (const [id, label] of Object.entries(headTypes[locale])) add(label, { headType: Number(id) });
    for (const [code, label] of Object.entries(subTypes[locale])) add(label, typeOfCode(code));
  }
  return found;
}
const TYPE_LABELS = labels();

/** The type that a word names. */
export function typeIn(text: string, words: Words): TypeIds | null {
  const code = words.get(fold(text));
  return code === undefined ? (TYPE_LABELS.get(fold(text)) ?? null) : typeOfCode(code);
}

/** Meanings of a text and of what it has in brackets or after a slash. */
const meaningsOf = (text: string): (Meaning | null)[] =>
  MEANING_OF.has(fold(text))
    ? [MEANING_OF.get(fold(text)) ?? null]
    : text
        .split(/[()/]/)
        .filter((part) => fold(part) !== '')
        .map((part) => MEANING_OF.get(fold(part)) ?? null);

/** A status by its number, or the words that are none. */
type StatusFound = { readonly id: number } | { readonly unknown: string };

/** Whether a word speaks of an option, and not of which. */
export const isBareOption = (text: string): boolean => meaningsOf(text).every((one) => one === 'option');

/** The status that the words of one or more cells mean together. */
export function statusIn(texts: readonly string[], words: Words): StatusFound {
  const combined = texts.join(' / ');
  const said = STATUS_IDS.get(words.get(fold(combined)) ?? '');
  const meanings = texts.flatMap(meaningsOf);
  if (said !== undefined) return { id: said };
  const known = meanings.flatMap((one) => (one === null || one === 'free' ? [] : [one]));
  const key = [...new Set(known)].toSorted((one, other) => one.localeCompare(other)).join(',');
  const code = meanings.includes(null) ? undefined : STATUS_BY_MEANINGS[key];
  return code === undefined ? { unknown: combined } : { id: STATUS_IDS.get(code) ?? 0 };
}

/** Statuses with a price to buy. */
export const SALE_STATUSES: readonly (number | undefined)[] = ['FOR_SALE', 'OPTION_FOR_SALE', 'SOLD'].map(
  (code) => STATUS_IDS.get(code),
);
