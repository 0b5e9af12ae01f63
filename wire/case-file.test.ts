import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import nl from '#locales/nl/staff.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import { AppointmentStateSchema, StayStateSchema } from './answers.ts';
import { type CaseWords, caseFile } from './case-file.ts';
import type { StaffCase } from './staff.ts';

const s = ((key: string) =>
  key.split('.').reduce((at: unknown, part) => Reflect.get(at as object, part), nl)) as CaseWords;

const aCase: StaffCase = {
  kind: 'contact',
  id: 'm1',
  state: 'open',
  waits: true,
  due: null,
  createdAt: '2026-07-23T08:00:00.000Z',
  begins: null,
  ends: null,
  name: 'An',
  email: 'an@example.be',
  phone: null,
  place: '',
  message: null,
  reference: 'm1',
  owner: null,
  persons: null,
  total: null,
  extras: null,
  locale: 'nl',
};

/** The file's text after its mark. */
async function fileOf(...cases: readonly StaffCase[]): Promise<string> {
  const none = () => Promise.reject(new Error('there is one page'));
  return new Response(caseFile({ cases: [...cases], next: null }, none, s)).text();
}

/** Cells of a line as a program reads them that expects this separator and does not know that quotes belong together. */
const cells = (file: string, separator: string): string[] =>
  file.split(/[\r\n]+/).flatMap((line) => line.split(separator));

describe('the file of cases', () => {
  it.each([
    'a;=1+1;',
    'a,=1+1,',
    'a\t=1+1\t',
    'a|=1+1',
    'a\r=1+1',
    'a\n=1+1',
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '  =1+1',
    '\u00a0=1+1',
    '＝1+1',
    'a;＋1',
    '；a,－1',
    '＠a',
    '"=1+1',
    'a,"=1+1"',
    `a;' =1+1`,
    'a; \u200b=1+1',
    '\u0000=1+1',
    '\u2060@SUM(A1)',
  ])('has no formula, whatever the separator: %j', async (text) => {
    const file = await fileOf({ ...aCase, name: text, message: text, place: text });
    for (const separator of [';', ',', '\t', '|'])
      for (const one of cells(file, separator)) expect(one).not.toMatch(/^["\s\p{C}]*[=+\-@＝＋－＠−]/u);
  });

  it('leaves ordinary texts as they were written, in quotes', async () => {
    const message = 'Prijs 300.000 - 350.000?\nZie ook "De Linde"; bel +32.';
    const file = await fileOf({ ...aCase, message });
    expect(file).toContain(`;"${message.replaceAll('"', '""')}";`);
    expect(file).toContain(';"an@example.be";');
    expect(file).toContain('"2026-07-23 10:00"');
  });

  it('breaks off where a page cannot be read: half a file must not look whole', async () => {
    const lost = () => Promise.reject(new Error('connection lost'));
    const file = caseFile({ cases: [aCase], next: 'here' }, lost, s);
    await expect(new Response(file).text()).rejects.toThrow('connection lost');
  });

  it('has words for every state, in all languages', () => {
    const states = [
      'open',
      'answered',
      'withdrawn',
      ...StayStateSchema.options,
      ...AppointmentStateSchema.options,
    ];
    for (const locale of LOCALES)
      expect(Object.keys(STAFF_DICTIONARIES[locale]?.states as object)).toEqual(
        expect.arrayContaining([...new Set(states)]),
      );
  });
});
