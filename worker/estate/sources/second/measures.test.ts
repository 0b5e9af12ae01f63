import { describe, expect, it } from 'vitest';
import { MEASURE_FIELDS } from '#domain/rules/planning.ts';
import { createTranslator } from '#locales/translator.ts';
import { contextIn, type Loose, listingWith } from '#worker/testing/contexts.ts';
import { toSkarabeePage } from './page.ts';

const KEYS = MEASURE_FIELDS.map((path) => path.replace('planning.', ''));
const words = createTranslator('en');
const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  KEYS.map((key) => [key, words.label('field', `planning.${key}`) ?? '']),
);
const NONE = words('violation.NONE');
const ANSWERS = [null, 'NO', 'YES'] as const;
type Answers = readonly (typeof ANSWERS)[number][];

/** Every way to answer five questions with nothing, no or yes: 243. */
const ALL = KEYS.reduce<Answers[]>(
  (before) => before.flatMap((answers) => ANSWERS.map((answer) => [...answers, answer])),
  [[]],
);

function rowsOf(changes: Loose): Readonly<Record<string, string>> {
  const page = toSkarabeePage(listingWith(changes), { path: '/', person: null }, contextIn('en'));
  const rows = page.groups.find(({ id }) => id === 'planning')?.rows ?? [];
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

const stated = (answers: Answers, where: Loose = {}) => {
  const planning = Object.fromEntries(KEYS.map((key, at) => [key, answers[at] ?? null]));
  const rows = rowsOf({ address: { city: { zip: '8300' } }, ...where, planning });
  return KEYS.map((key) => rows[LABELS[key] ?? ''] ?? null);
};

const plain = (answer: Answers[number]) => (answer === null ? null : answer === 'NO' ? 'No' : 'Yes');

describe('measures of a second-source listing', () => {
  it('have 243 combinations of answers', () => {
    expect(ALL).toHaveLength(243);
  });

  it.each(ALL.map((answers) => [answers.map((answer) => answer ?? '–').join(' '), answers] as const))(
    'of a sale: %s',
    (_, answers) => {
      const rows = stated(answers);
      // Only five times no is the statement that there is none.
      expect(rows.includes(NONE)).toBe(answers.every((answer) => answer === 'NO'));
      const silent = answers.every((answer) => answer === null);
      const expected = answers.map(
        (answer, at) => plain(answer) ?? (silent && at > 0 ? null : 'Not entered'),
      );
      expect(rows).toEqual(
        answers.every((answer) => answer === 'NO') ? [NONE, ...expected.slice(1)] : expected,
      );
    },
  );

  it.each([
    ['of a letting', { status: 'TO_RENT', transaction: { id: 2 } }],
    ['of a letting', { status: 'RENTED', transaction: { id: 6 } }],
  ])('%s show fields with a value, and leave out empty ones', (_, where) => {
    for (const answers of ALL) expect(stated(answers, where)).toEqual([null, ...answers.slice(1).map(plain)]);
  });

  it.each([
    ['in Wallonia', { address: { city: { zip: '5530' } } }],
    ['abroad', { address: { city: { zip: '8300' } }, geo: { address: { country: 'LU' } } }],
  ])('%s are shown only when given', (_, where) => {
    for (const answers of ALL) {
      const rows = stated(answers, where);
      expect(rows.includes('Not entered')).toBe(false);
      expect(rows.slice(1)).toEqual(answers.slice(1).map(plain));
    }
  });

  it.each([false, 'N', 'nee', 'non', 'false'])('accept other spellings of "no": %j', (no) => {
    const planning = Object.fromEntries(KEYS.map((key) => [key, no]));
    expect(rowsOf({ address: { city: { zip: '8300' } }, planning })[LABELS.proceeding ?? '']).toBe(NONE);
  });

  it.each([0, '0', -1, '', 'UNKNOWN', 'PENDING'])('are not denied when one answer is %j', (other) => {
    for (const key of KEYS) {
      const planning = { ...Object.fromEntries(KEYS.map((one) => [one, 'NO'])), [key]: other };
      const rows = rowsOf({ address: { city: { zip: '8300' } }, planning });
      expect(Object.values(rows)).not.toContain(NONE);
    }
  });

  it('are not denied when the comment of an answer mentions one', () => {
    const planning = Object.fromEntries(KEYS.map((key) => [key, 'NO']));
    const beside = (proceeding_information: string) =>
      rowsOf({ address: { city: { zip: '8300' } }, planning: { ...planning, proceeding_information } })[
        LABELS.proceeding ?? ''
      ];
    expect(beside('Dagvaarding van 12 mei 2024')).toBe('No');
    expect(beside('Er is geen dagvaarding.')).toBe(NONE);
  });
});
