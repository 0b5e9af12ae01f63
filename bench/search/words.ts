import type { Rng } from '../stage/random.ts';

/** Words of listings with the share of estates that contain them: some are in every second text, most in few. */
const COMMON: readonly (readonly [word: string, share: number])[] = [
  ['tuin', 0.4],
  ['terras', 0.35],
  ['garage', 0.3],
  ['lichtrijke', 0.25],
  ['instapklaar', 0.15],
  ['jardin', 0.25],
  ['zuidgericht', 0.12],
  ['berging', 0.2],
  ['kelder', 0.15],
  ['zwembad', 0.03],
  ['zeezicht', 0.04],
  ['zonnepanelen', 0.08],
  ['laadpaal', 0.02],
  ['wellness', 0.005],
];

/** Syllables of rarer words. */
const SYLLABLES = 'ba de fo gi ha jo ke li mo na ov pi ra se ta un vi wo ze aan bij door land stee'.split(
  ' ',
);
const RARE = 3_000;

const rareWord = (index: number): string =>
  [index % 23, Math.floor(index / 23) % 23, Math.floor(index / 529) % 23]
    .map((syllable) => SYLLABLES[syllable] ?? '')
    .join('');

/** The frequent words in an estate's texts. */
export const commonWords = (rng: Rng): string[] =>
  COMMON.flatMap(([word, share]) => (rng.chance(share) ? [word] : []));

/** A text of the given words and `count` rarer ones, a few of which are much more frequent. */
export const text = (rng: Rng, count: number, given: readonly string[] = []): string =>
  rng
    .shuffle([
      ...given,
      ...Array.from({ length: count }, () => rareWord(Math.floor(RARE * rng.next() * rng.next()))),
    ])
    .join(' ');
