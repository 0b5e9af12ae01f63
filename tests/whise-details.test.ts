/** Every kind of details of Whise's recorded answer is shown somewhere, or left out for a reason (decision 145). */
import { expect, it } from 'vitest';
import { DETAILS, type Detail } from '#content-service/intake/feeds/kinds/whise/details.ts';
import { readDetail } from '#content-service/intake/feeds/kinds/whise/read-detail.ts';
import { ROOM_TYPES } from '#domain/rules/rooms.ts';
import { RECORDED } from './support/whise-homes.ts';

type Value = Readonly<Record<string, unknown>>;

const values: readonly Value[] = RECORDED.flatMap(({ details }) => details);
const ids = [...new Set(values.map(({ id }) => Number(id)))].toSorted((one, other) => one - other);

const known = (id: number): Detail => {
  const detail = DETAILS.get(id);
  if (detail === undefined) throw new Error(`detail ${id} is in no table`);
  return detail;
};

const ROOM_NAMES: Readonly<Record<number, string>> = {
  ...Object.fromEntries(Object.entries(ROOM_TYPES).map(([name, id]) => [id, name])),
  7: 'living room',
};

/** Where the values of a detail are shown, or why they are not. */
function shownIn({ to, onlySale }: Detail): string {
  if ('field' in to) return `\`${to.field}\``;
  if ('facility' in to) return `facility “${to.facility.en}”`;
  if ('row' in to) return `row “${to.row.en}”${onlySale ? ', of homes for sale only' : ''}`;
  if ('room' in to)
    return `room “${typeof to.room === 'number' ? ROOM_NAMES[to.room] : to.room.en}”, ${to.by}`;
  if ('nearby' in to) return to.nearby === null ? 'surroundings' : `surroundings “${to.nearby.en}”`;
  return 'elsewhere' in to ? to.elsewhere : `left out: ${to.left}`;
}

const readingOf = ({ reads }: Detail): string =>
  typeof reads === 'object' ? `choice: ${reads.choice}` : reads;

/** How many values of a detail say something, and how many say nothing (unticked, zero or empty). */
function counts(id: number) {
  const all = values.filter((value) => Number(value.id) === id);
  const reads = all.map((value) => readDetail(value, known(id).reads));
  const silent = reads.filter((read) => read === 'none').length;
  return { all: all.length, silent, unread: reads.filter((read) => read === 'unread').length };
}

const labelOf = (id: number): string => {
  const label = values.find((value) => Number(value.id) === id && value.label !== undefined)?.label;
  return typeof label === 'string' ? label.trim() : '';
};

it('the recorded answer has 110 kinds of details with 795 values, and the table has every kind', () => {
  expect([ids.length, values.length]).toEqual([110, 795]);
  expect([...DETAILS.keys()].toSorted((one, other) => one - other)).toEqual(ids);
});

it('every value that says something can be read', () => {
  const unread = ids.filter((id) => counts(id).unread > 0);
  // A code of a summons and a certificate's label are read by their own rules.
  expect(unread).toEqual([]);
});

it('docs/whise-details.md has the whole table', async () => {
  const rows = ids.map((id) => {
    const { all, silent } = counts(id);
    return `| ${id} | ${labelOf(id)} | ${all} | ${all - silent} | ${readingOf(known(id))} | ${shownIn(known(id))} |`;
  });
  const said = ids.reduce((sum, id) => sum + counts(id).all - counts(id).silent, 0);
  const left = ids.filter((id) => 'left' in known(id).to);
  const text = `# Details of Whise

Written by \`tests/whise-details.test.ts\` from \`content-service/intake/feeds/kinds/whise/details.ts\` ([decision 145](decisions/0145-homes-from-whise.md)).

Whise sends most of a home as \`details\`: an id, a value that is always text, and a label in the language that was asked for. The [recorded answer](../content-service/intake/feeds/kinds/whise/testing/README.md) has ${ids.length} kinds of them with ${values.length} values. ${said} of these say something; the other ${values.length - said} are unticked (“0”) or empty, and are no statement. ${left.length} kinds are left out on purpose (${left.join(', ')}). A detail that is not in this table is counted for the operator, by its label, without its value.

| Id | Label in the answer | Values | That say something | Read as | Shown as |
|---:|---|---:|---:|---|---|
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/whise-details.md');
});
