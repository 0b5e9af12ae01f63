import { isShown, type Shown } from '#domain/interest/few.ts';
import { MEASURES, type Measure } from '#domain/interest/measures.ts';
import { isDay } from '#domain/stays/day.ts';
import { type Cells, type InterestWeeks, InterestWeeksSchema } from '#wire/interest-weeks.ts';
import type { Call, Command, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { getSite } from '../site/documents.ts';

/** Columns of the tables. */
const HEADINGS: Readonly<Record<Measure, string>> = {
  opened: 'opened',
  kept: 'kept',
  compared: 'compared',
  shared: 'shared',
  matched: 'alerts',
  sent: 'mails',
  questions: 'questions',
  viewings: 'viewings',
  visits: 'visits',
};

const NOT_COUNTED: Readonly<Record<InterestWeeks['counts'], string | null>> = {
  on: null,
  off: 'The agency has switched the counting off (settings.interest): what stands here is from before.',
  elsewhere:
    'A content service of the agency’s own answers every call: nothing is counted here, neither visits nor alerts, questions or viewings.',
};

const cellOf = (cell: Shown): string => (isShown(cell) ? String(cell.shown) : '< 5');
const totalOf = (cell: Shown): string => (isShown(cell) ? `≥ ${cell.shown}` : '< 5 a week');

/** A table of rows with a first column of their own. */
function tableOf(
  first: string,
  rows: readonly (readonly [name: string, cells: Cells])[],
  text: (cell: Shown) => string,
): readonly string[] {
  const all = [
    [first, ...MEASURES.map((measure) => HEADINGS[measure])],
    ...rows.map(([name, cells]) => [name, ...MEASURES.map((measure) => text(cells[measure]))]),
  ];
  const widths = all[0]?.map((_cell, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A day of an option. Throws for anything else. */
function dayOf(call: Call, name: 'from' | 'until'): string | undefined {
  const text = call.option(name);
  if (text !== undefined && !isDay(text))
    throw new WrongUsage(`--${name} "${text}" is not a day (YYYY-MM-DD).`);
  return text;
}

async function stats(call: Call): Promise<Report> {
  const query = new URLSearchParams();
  const given = {
    from: dayOf(call, 'from'),
    to: dayOf(call, 'until'),
    home: call.option('home') ?? call.option('rental'),
    kind: call.option('rental') === undefined ? undefined : 'rental',
  };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const answer = InterestWeeksSchema.parse(await client.get(`/sites/${id}/interest/weeks?${query}`));
  const { counts, homes, weeks } = answer;
  const [first, last] = [weeks[0], weeks.at(-1)];
  const said = NOT_COUNTED[counts];
  const lines = [
    ...(said === null ? [] : [said]),
    first === undefined || last === undefined
      ? 'No week is closed yet: a week shows from Monday morning.'
      : `Weeks of ${first.week} to ${last.week}. Counts are lower bounds; below five they are not shown.`,
  ];
  if (first === undefined) return { lines, data: answer };
  if (given.home !== undefined) {
    const ofWeeks = weeks.flatMap(({ week, cells }) => (cells === null ? [] : [[week, cells] as const]));
    lines.push('', ...tableOf('week', ofWeeks, cellOf));
  }
  const openedOf = ({ total: { opened } }: (typeof homes)[number]): number =>
    isShown(opened) ? opened.shown : 0;
  const byInterest = homes.toSorted((one, other) => openedOf(other) - openedOf(one));
  lines.push(
    '',
    ...tableOf(
      'home',
      byInterest.map((one) => [one.id, one.total] as const),
      totalOf,
    ),
  );
  return { lines, data: answer };
}

/** The interest in an agency's homes. */
export const STATS_COMMANDS: readonly Command[] = [
  {
    name: 'stats',
    group: 'Checks',
    line: 'Shows how much interest an agency’s homes met, by closed weeks.',
    about: [
      'Visits are counted from the requests of pages, without scripts and without anything that tells visitors apart, so they are lower bounds and no numbers of people. A week closes on Sunday and shows from Monday morning. A count below five, zero included, is “< 5”, and a total is the sum of what is shown.',
      'Without --from, the last twelve weeks; at most half a year of all homes, and two years of one.',
    ],
    args: [{ name: 'SITE' }],
    options: {
      home: { line: 'the weeks of one home, by its id', value: 'ID' },
      rental: { line: 'the weeks of one holiday home, by its id', value: 'ID' },
      from: { line: 'a day of the first week', value: 'DAY' },
      until: { line: 'a day of the last week', value: 'DAY' },
    },
    examples: [
      'stats zeezicht --to production',
      'stats zeezicht --home 1204 --from 2027-01-04 --to production',
    ],
    run: stats,
  },
];
