import { AREA_NAMES, type AreaName, areaName } from '../filter/areas.ts';
import { fold } from '../fold.ts';
import { LOCALES } from '../locale.ts';
import { isOneEdit } from './edit-distance.ts';
import type { Sign } from './signs.ts';
import { tokensOf } from './tokens.ts';
import { DE } from './words/de.ts';
import { EN } from './words/en.ts';
import { FR } from './words/fr.ts';
import { NL } from './words/nl.ts';

/** What a word or a fixed phrase may mean. */
export interface Entry {
  readonly signs: ReadonlySet<Sign>;
  /** Of a month, from 1; of a number word, its value. */
  readonly month: number | null;
  readonly value: number | null;
  /** Part of the country with this name, and whether it can be no town. */
  readonly area: { readonly name: AreaName; readonly said: boolean } | null;
}

const LANGUAGES = [NL, FR, EN, DE];
/** Parts of compounds as they are found, longest first. */
const COMPOUNDS = LANGUAGES.flatMap(({ compounds, prefixes }) =>
  compounds.map((last) => ({ last: fold(last), prefixes })),
);

/** Signs that all languages share. */
const SHARED: Readonly<Partial<Record<Sign, string>>> = {
  euro: '€|eur|euro|euros|euro’s|€.',
  slash: '/',
  plus: '+',
  kilometres: 'km|kilometer|kilomètres|kilomètre|kilometres|kilometre|kilometers',
  centiare: 'ca|centiare|centiares',
  pause: ',|;|.|!|?|(|)|:|"|“|”',
  most: '<|≤',
  about: '±|+/-|+-',
  least: '>|≥',
  to: '-|–|—',
};

/** Phrases whose words are parted by blanks alone, and need no reading. */
const PLAIN = /^[a-z0-9 ]+$/;

/** Spelling by which a phrase is found: its tokens with single blanks. */
const spelt = (phrase: string): string =>
  PLAIN.test(phrase)
    ? phrase
    : tokensOf(phrase)
        .map(({ text }) => text)
        .join(' ');

interface Building {
  signs: Set<Sign>;
  month: number | null;
  value: number | null;
  area: Entry['area'];
}

/** Words before and after the name of a province. */
const PROVINCE = [
  'provincie',
  'province',
  'province de',
  'province d',
  'province du',
  'province of',
  'provinz',
  'prov',
];

function build(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Building>();
  const at = (phrase: string): Building => {
    const key = spelt(phrase);
    const entry = entries.get(key) ?? { signs: new Set<Sign>(), month: null, value: null, area: null };
    entries.set(key, entry);
    return entry;
  };
  const addAll = (signs: Readonly<Partial<Record<Sign, string>>>): void => {
    for (const [sign, phrases] of Object.entries(signs)) {
      for (const phrase of phrases.split('|')) {
        const found = at(phrase).signs.add(sign as Sign);
        // Undenied, "above" is a least amount.
        if (sign === 'above') found.add('least');
      }
    }
  };
  addAll(SHARED);
  for (const { signs, months, numbers, parties, sums } of LANGUAGES) {
    addAll(signs);
    for (const [index, names] of months.entries()) {
      for (const name of names.split('|')) Object.assign(at(name), { month: index + 1 }).signs.add('month');
    }
    for (const [sign, words] of [
      ['number', numbers],
      ['party', parties],
      ['sum', sums],
    ] as const) {
      for (const [value, names] of Object.entries(words)) {
        for (const name of names.split('|'))
          Object.assign(at(name), { value: Number(value) }).signs.add(sign);
      }
    }
  }
  for (const name of AREA_NAMES) {
    for (const bare of new Set(LOCALES.map((locale) => fold(areaName(name, locale))))) {
      const alone = at(bare);
      if (alone.signs.size === 0) alone.area = { name, said: name === 'brussels' };
      for (const before of PROVINCE) at(`${before} ${bare}`).area = { name, said: true };
      for (const after of ['province', 'provincie', 'provinz'])
        at(`${bare} ${after}`).area = { name, said: true };
    }
  }
  return entries;
}

interface Lexicon {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Words long enough to be misspelt, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

/** Letters of the shortest word that is corrected, and of the shortest that it is corrected to. */
const SHORTEST_TYPED = 5;
const SHORTEST_MEANT = 6;
/** Most tokens of a phrase. */
export const MOST_TOKENS = 6;

let made: Lexicon | null = null;

/** All words of the four languages; made when the first sentence is read, so that no start of a Worker pays for it. */
function lexicon(): Lexicon {
  if (made !== null) return made;
  const entries = build();
  const byLetter = Map.groupBy(
    [...entries.keys()].filter((word) => word.length >= SHORTEST_MEANT && !word.includes(' ')),
    (word) => word.charAt(0),
  );
  made = { entries, byLetter };
  return made;
}

/** The entry of a folded phrase. */
export const entryOf = (phrase: string): Entry | undefined => lexicon().entries.get(phrase);

/** The word that was misspelt; undefined when it is short, or words of several meanings are as near. */
export function misspelt(word: string): Entry | undefined {
  if (word.length < SHORTEST_TYPED) return undefined;
  const near = (lexicon().byLetter.get(word.charAt(0)) ?? []).filter((known) => isOneEdit(word, known));
  const meant = near.map((known) => entryOf(known)).filter((entry) => entry !== undefined);
  const [first] = meant;
  const isAlone = meant.every((entry) => [...entry.signs].join() === [...(first?.signs ?? [])].join());
  return isAlone ? first : undefined;
}

/** Letters of the shortest first part of a compound. */
const SHORTEST_FIRST = 3;

/** Both parts of a compound such as "huurappartement": the sign of its first part, null when it is unknown. */
export function compoundOf(
  word: string,
): { readonly first: string; readonly sign: Sign | null; readonly last: Entry } | null {
  for (const { last, prefixes } of COMPOUNDS) {
    if (!word.endsWith(last) || word.length < last.length + SHORTEST_FIRST) continue;
    const entry = entryOf(last);
    if (entry === undefined) continue;
    const first = word.slice(0, -last.length);
    return { first, sign: prefixes[first] ?? prefixes[first.replace(/s$/, '')] ?? null, last: entry };
  }
  return null;
}
