import { describe, expect, it } from 'vitest';
import type { AppointmentForAgency, StayForAgency } from '#wire/answers.ts';
import type { Call, Command } from '../command.ts';
import { APPOINTMENT_COMMANDS } from './appointments.ts';
import { STAY_COMMANDS } from './stays.ts';

const visitor = {
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  phone: null,
  message: null,
  locale: 'nl',
  createdAt: '2026-11-21T11:00:00.000Z',
  answer: null,
} as const;
const stay: StayForAgency = {
  id: 'one',
  state: 'requested',
  rentalUnitId: '7001',
  unit: 'Zeebries',
  from: '2027-07-03',
  to: '2027-07-10',
  persons: 2,
  total: 1295,
  lapsesAt: '2026-11-29T00:00:00.000Z',
  ...visitor,
};
const appointment: AppointmentForAgency = {
  id: '0123456789abcdef',
  state: 'cancelled_by_visitor',
  estateId: '501',
  place: 'Bondgenotenlaan 1, 3000 Leuven',
  start: '2026-11-26T09:00:00+01:00',
  end: '2026-11-26T09:45:00+01:00',
  agent: { name: 'Lies', email: 'lies@agency.example' },
  lapsesAt: null,
  ...visitor,
};

/** Runs a command against a service with these answers, and records its calls. */
async function run(
  commands: readonly Command[],
  name: string,
  { args, options = {}, flags = [] }: { args: object; options?: object; flags?: readonly string[] },
  ...answers: unknown[]
) {
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const asked: unknown[] = [];
  const answer = async (...question: unknown[]) => {
    asked.push(question);
    return answers[asked.length - 1];
  };
  const given = new Map<string, string>(Object.entries({ ...args, ...options }));
  const call: Pick<Call, 'arg' | 'option' | 'flag'> & { client(): Promise<object> } = {
    arg: (key) => given.get(key) ?? '',
    option: (key) => given.get(key),
    flag: (key) => flags.includes(key),
    client: async () => ({ get: answer, post: answer }),
  };
  return { asked, report: await command.run(call as Call) };
}

describe('stays list', () => {
  it('reads all pages, and shows visitor, subject and expiry of each stay', async () => {
    const { asked, report } = await run(
      STAY_COMMANDS,
      'stays list',
      { args: { SITE: 'coast' }, options: { state: 'requested' } },
      { stays: [stay], next: '2026_one' },
      { stays: [{ ...stay, id: 'two', unit: '', phone: '0470' }], next: null },
    );
    expect(asked).toEqual([
      ['/sites/coast/stays?state=requested'],
      ['/sites/coast/stays?state=requested&after=2026_one'],
    ]);
    expect(report.lines).toEqual([
      'one  requested until 2026-11-29 01:00  Zeebries (7001), 2027-07-03 to 2027-07-10, 2 persons, € 1295  An Peeters (nl), an@example.be',
      'two  requested until 2026-11-29 01:00  (7001), 2027-07-03 to 2027-07-10, 2 persons, € 1295  An Peeters (nl), an@example.be, 0470',
    ]);
    expect(report.data).toHaveLength(2);
  });

  it('reports an empty list', async () => {
    const answer = { stays: [], next: null };
    const { report } = await run(STAY_COMMANDS, 'stays list', { args: { SITE: 'coast' } }, answer);
    expect(report).toEqual({ lines: ['There are none.'], data: [] });
  });
});

it('stays confirm sends only the given options', async () => {
  const args = { SITE: 'coast', ID: 'a/b' };
  const options = { word: 'Tot dan.' };
  const late = await run(STAY_COMMANDS, 'stays confirm', { args, options, flags: ['late'] }, stay);
  expect(late.asked).toEqual([['/sites/coast/stays/a%2Fb/confirm', { word: 'Tot dan.', late: true }]]);
  const plain = await run(STAY_COMMANDS, 'stays cancel', { args }, stay);
  expect(plain.asked).toEqual([['/sites/coast/stays/a%2Fb/cancel', {}]]);
});

it('appointments decline shows the new state', async () => {
  const args = { SITE: 'town', ID: appointment.id };
  const { asked, report } = await run(APPOINTMENT_COMMANDS, 'appointments decline', { args }, appointment);
  expect(asked).toEqual([[`/sites/town/appointments/${appointment.id}/decline`, {}]]);
  expect(report.lines).toEqual([
    '0123456789abcdef  cancelled by visitor  2026-11-26 09:00, Bondgenotenlaan 1, 3000 Leuven (501), with Lies  An Peeters (nl), an@example.be',
  ]);
});
