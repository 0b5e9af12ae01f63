/**
 * `npm run bench sentence`: CPU of reading a visitor's sentence as a search (decision 178), with a site's 600 places. Exits
 * with 1 when the slowest one in a hundred takes more than 5 ms, or the first of an isolate more than 150 ms.
 */
import { readFileSync } from 'node:fs';
import { type KnownPlace, placeIndex } from '#domain/sentence/places.ts';
import { readForHomes } from '#domain/sentence/sentence.ts';
import { fail } from '#scripts/lib/progress.mjs';

/** Limits in milliseconds: of a sentence, and of the first one with its tables. */
const MOST = 5;
const MOST_FIRST = 150;
const PLACES = 600;
const ROUNDS = 20;

const SYLLABLES = 'bra wil hem ster lan dor vel ze ton kor mer gis'.split(' ');
const nameOf = (at: number): string =>
  [at, at * 7 + 3, at * 13 + 5].map((one) => SYLLABLES[one % SYLLABLES.length]).join('') +
  String.fromCharCode(97 + (at % 26));

const places = Array.from(
  { length: PLACES },
  (_, at): KnownPlace => ({
    id: String(at),
    names: [nameOf(at), `Sint-${nameOf(at + 1)}`],
    zip: String(1000 + at),
    lat: 50 + at / PLACES,
    lon: 3 + at / PLACES,
  }),
);

const sentences = readFileSync('domain/sentence/testing/sentences.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): string => JSON.parse(line).q);

/** CPU of the process while something runs, milliseconds: other work of the machine does not count. */
const timed = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const longest = sentences.join(' ').slice(0, 200);
let index = placeIndex([]);
const first = timed(() => {
  index = placeIndex(places);
  readForHomes(longest, { index, today: '2026-11-27' });
});
const times = Array.from({ length: ROUNDS }, () =>
  [...sentences, longest].map((text) => timed(() => readForHomes(text, { index, today: '2026-11-27' }))),
)
  .flat()
  .toSorted((one, other) => one - other);
const share = (of: number): number => times[Math.floor(times.length * of)] ?? 0;

process.stdout.write(
  [
    `First sentence with its tables and ${PLACES} places: ${first.toFixed(1)} ms (at most ${MOST_FIRST})`,
    `A sentence: median ${share(0.5).toFixed(2)} ms, 99 of 100 within ${share(0.99).toFixed(2)} ms (at most ${MOST})`,
    `${times.length} readings of ${sentences.length} sentences of visitors, and one of 200 signs, in Node on this machine.`,
    '',
  ].join('\n'),
);
if (share(0.99) > MOST || first > MOST_FIRST) fail('A sentence takes longer than its limit.');
