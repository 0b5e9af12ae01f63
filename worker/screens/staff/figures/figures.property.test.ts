/**
 * No cell under five can be computed from the figures (decision 177): whatever an agency's people read and download, week
 * after week, in both spans, with either right, every number from 0 to 4 remains possible behind each hidden cell. For any
 * counts and any hidden cell another history with another number there is built, and both give the very same outputs.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEW, isShown, shownOf } from '#domain/interest/few.ts';
import { byInterest, weeklyOf, withoutQuestions, withoutViews } from '#domain/interest/figures.ts';
import { type HomeKind, MEASURES, type Measure } from '#domain/interest/measures.ts';
import { type HomeCounts, homeKey, publish } from '#domain/interest/published.ts';
import { addDays } from '#domain/stays/day.ts';
import type { Figures } from '#wire/figures.ts';
import type { StaffMe } from '#wire/staff.ts';
import { contextIn } from '#worker/testing/contexts.ts';
import { figuresOf } from '../testing/figures.ts';
import type { StaffTexts } from '../texts.ts';
import { FILES, figureFile } from './figure-files.ts';

const WEEKS = Array.from({ length: 4 }, (_, at) => addDays('2026-10-26', 7 * at));
const ME: StaffMe = { id: 'a', name: 'An', email: 'an@agency.test', sees: 'all', rights: [], renewed: false };

/** Says every key with its values, so that nothing that is said is lost. */
const said = Object.assign((key: string, values: unknown) => `${key} ${JSON.stringify(values ?? null)}`, {
  locale: 'nl',
  figures: undefined,
  count: (key: string, n: number) => `${key} ${n}`,
}) as unknown as StaffTexts;

interface Scene {
  /** By home, week and measure. */
  readonly counts: readonly (readonly (readonly number[])[])[];
  readonly kinds: readonly HomeKind[];
  /** Of each list, entry and week. */
  readonly searches: readonly (readonly number[])[];
}

const rawOf = ({ counts, kinds }: Scene, weeks: readonly string[]): HomeCounts[] =>
  counts.map((home, at) => ({
    kind: kinds[at] ?? 'estate',
    id: String(at),
    weeks: home.flatMap((numbers, week) => {
      const name = WEEKS[week] ?? '';
      const row = Object.fromEntries(MEASURES.map((measure, of) => [measure, numbers[of] ?? 0]));
      // A home without events has no row.
      return weeks.includes(name) && numbers.some((one) => one > 0)
        ? [{ week: name, ...(row as Record<Measure, number>) }]
        : [];
    }),
  }));

/** What is published when these weeks are closed; every third home is gone. */
const published = (scene: Scene, closed: readonly string[]) =>
  publish(
    rawOf(scene, closed),
    new Set(scene.kinds.flatMap((kind, at) => (at % 3 === 2 ? [] : [homeKey({ kind, id: String(at) })]))),
    closed,
  );

/** What one person is answered in a week, in a span. */
function answerOf(scene: Scene, weeks: readonly string[], sees: StaffMe['sees']): Figures {
  const { rest, homes } = published(
    scene,
    WEEKS.filter((week) => week <= (weeks.at(-1) ?? '')),
  );
  const isAsked = ({ week }: { readonly week: string }): boolean => weeks.includes(week);
  const of = (id: string) => homes.find((home) => home.id === id)?.weeks.filter(isAsked) ?? [];
  const cells = (numbers: readonly number[]) =>
    WEEKS.flatMap((week, at) => {
      const count = shownOf(numbers[at] ?? 0);
      return weeks.includes(week) && isShown(count) ? [{ week, count }] : [];
    });
  const base = figuresOf({ ...ME, sees });
  return {
    ...base,
    weeks: [...weeks],
    homes: scene.kinds
      .map((kind, at) => ({ ...base.homes[0], kind, id: String(at), weeks: of(String(at)) }))
      // Who sees their own sees every other home.
      .filter((_, at) => sees === 'all' || at % 2 === 0) as Figures['homes'],
    rest: sees === 'all' ? rest.filter(isAsked) : [],
    forms: sees === 'all' ? [{ form: 'general', weeks: cells(scene.searches[0] ?? []) }] : [],
    searches:
      sees === 'own'
        ? null
        : {
            few: [{ search: 'city=1201', weeks: cells(scene.searches[1] ?? []) }],
            places: [{ id: '1201', weeks: cells(scene.searches[2] ?? []) }],
            budgets: [{ upTo: 400_000, weeks: cells(scene.searches[3] ?? []) }],
            cities: [],
          },
  };
}

const speaking = { context: contextIn('nl'), s: said };

/** Everything that can be read and downloaded, over all weeks. */
const outputsOf = (scene: Scene): unknown =>
  WEEKS.map((_, at) => WEEKS.slice(0, at + 1)).flatMap((closed) =>
    [closed, closed.slice(-2)].flatMap((weeks) =>
      (['all', 'own'] as const).map((sees) => {
        const figures = answerOf(scene, weeks, sees);
        const { homes } = figures;
        return [
          figures,
          [byInterest(homes), withoutQuestions(homes), withoutViews(homes)].map((list) =>
            list.map(({ id }) => id),
          ),
          MEASURES.map((measure) => weeklyOf(figures, weeks, measure)),
          FILES.map((file) => figureFile(file, figures, speaking)),
        ];
      }),
    ),
  );

/**
 * Counts that look the same with another number behind a hidden cell. Where the rest of its week is told, homes that were
 * there give or take the difference, and those that a reader does not think of first; where it is not, all of them may
 * have had nothing.
 */
function otherwise(scene: Scene, home: number, week: number, measure: number, value: number): Scene {
  const counts = scene.counts.map((weeks) => weeks.map((numbers) => [...numbers]));
  const at = (one: number): number => counts[one]?.[week]?.[measure] ?? 0;
  const put = (one: number, number: number): void => {
    const row = counts[one]?.[week];
    if (row !== undefined) row[measure] = number;
  };
  const kind = scene.kinds[home];
  const rest = published(scene, WEEKS).rest.find((one) => one.kind === kind && one.week === WEEKS[week]);
  const isShared = rest !== undefined && isShown(rest.cells[MEASURES[measure] ?? 'opened']);
  const others = counts
    .map((_, one) => one)
    .filter((one) => one !== home && scene.kinds[one] === kind && at(one) < FEW);
  let left = at(home) - value;
  put(home, value);
  for (const one of others) {
    const given = isShared ? Math.max(-at(one), Math.min(FEW - 1 - at(one), left)) : -at(one);
    put(one, at(one) + given);
    left -= given;
  }
  return { ...scene, counts };
}

const number = fc.oneof(fc.nat({ max: FEW - 1 }), fc.nat({ max: 20 }));
const scenes: fc.Arbitrary<Scene> = fc.integer({ min: 1, max: 9 }).chain((homes) =>
  fc.record({
    counts: fc.array(
      fc.array(fc.array(number, { minLength: MEASURES.length, maxLength: MEASURES.length }), {
        minLength: WEEKS.length,
        maxLength: WEEKS.length,
      }),
      { minLength: homes, maxLength: homes },
    ),
    kinds: fc.array(fc.constantFrom<HomeKind>('estate', 'rental'), { minLength: homes, maxLength: homes }),
    searches: fc.array(fc.array(number, { minLength: WEEKS.length, maxLength: WEEKS.length }), {
      minLength: 4,
      maxLength: 4,
    }),
  }),
);

describe('a hidden cell', () => {
  it('of a home can hold any number from 0 to 4, by all that is read and downloaded', () => {
    fc.assert(
      fc.property(scenes, fc.nat(), fc.nat(), fc.nat(), fc.nat({ max: FEW - 1 }), (scene, a, b, c, value) => {
        const [home, week, measure] = [a % scene.counts.length, b % WEEKS.length, c % MEASURES.length];
        fc.pre((scene.counts[home]?.[week]?.[measure] ?? 0) < FEW);
        const other = otherwise(scene, home, week, measure, value);
        expect(other.counts[home]?.[week]?.[measure]).toBe(value);
        expect(outputsOf(other)).toEqual(outputsOf(scene));
      }),
      { numRuns: 300 },
    );
  });

  it('of a search or a form can, too', () => {
    fc.assert(
      fc.property(
        scenes,
        fc.nat({ max: 3 }),
        fc.nat({ max: 3 }),
        fc.nat({ max: FEW - 1 }),
        (scene, list, week, value) => {
          fc.pre((scene.searches[list]?.[week] ?? 0) < FEW);
          const searches = scene.searches.map((numbers, at) =>
            at === list ? numbers.with(week, value) : numbers,
          );
          expect(outputsOf({ ...scene, searches })).toEqual(outputsOf(scene));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is no number in any file', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const figures = answerOf(scene, WEEKS, 'all');
        const files = FILES.slice(0, 5).map((file) => figureFile(file, figures, speaking));
        for (const line of files.flatMap((text) => text.split('\r\n').slice(1)))
          expect(line.split(';').slice(2)).not.toContainEqual(expect.stringMatching(/^"[0-4]"$/));
      }),
      { numRuns: 50 },
    );
  });
});
