import { expect, it } from 'vitest';
import type { ReadCalendar } from '#wire/calendars.ts';
import type { Call } from '../command.ts';
import { CALENDAR_COMMANDS } from './calendars.ts';

const ADDRESS = `https://coast.test/calendar/${'c'.repeat(43)}.ics`;
const READ: ReadCalendar = {
  id: '9f2c41d07ab35e68',
  unitId: '7001',
  host: 'portal.example',
  state: 'failing',
  outcome: 'no calendar',
  readAt: '2026-11-23T10:00:00.000Z',
  failingSince: '2026-11-23T10:30:00.000Z',
  nights: 41,
  notUnderstood: 1,
  free: 2,
};

async function run(
  name: string,
  args: Readonly<Record<string, string>>,
  flags: readonly string[],
  answer: unknown,
) {
  const asked: unknown[] = [];
  const send = (method: string) => async (path: string, body?: unknown) => {
    asked.push(body === undefined ? [method, path] : [method, path, body]);
    return answer;
  };
  const client = async () => ({ get: send('GET'), post: send('POST'), delete: send('DELETE') });
  const call = {
    arg: (key: string) => args[key] ?? '',
    option: () => undefined,
    flag: (key: string) => flags.includes(key),
    client,
  };
  const reported = await CALENDAR_COMMANDS.find((one) => one.name === name)?.run(call as unknown as Call);
  return { asked, lines: reported?.lines };
}

it('prints the address of a calendar, and renews it with --renew', async () => {
  const made = { kind: 'unit', id: '7001', address: ADDRESS, madeAt: '2026-11-23T10:00:00.000Z' };
  const { asked, lines } = await run('calendar unit', { SITE: 'coast', ID: '7001' }, ['renew'], made);
  expect(asked).toEqual([['POST', '/sites/coast/calendars', { kind: 'unit', id: '7001', renew: true }]]);
  expect(lines).toEqual([ADDRESS]);
});

it('lists published and imported calendars, and why one fails', async () => {
  const reported = [{ kind: 'person', id: 'lies', madeAt: '2026-11-23T10:00:00.000Z' }];
  const { lines } = await run('calendar list', { SITE: 'coast' }, [], { told: reported, read: [READ] });
  expect(lines?.[0]).toMatch(/^person {2}lies {2}since /);
  expect(lines?.[1]).toMatch(
    /portal\.example {2}failing {2}41 nights .* no calendar {2}1 events not wholly understood {2}2 events marked as free/,
  );
});

it('starts and ends the import of a calendar', async () => {
  const args = { SITE: 'coast', UNIT: '7001', URL: 'https://portal.example/a.ics', ID: READ.id };
  expect((await run('calendar read', args, [], READ)).asked).toEqual([
    ['POST', '/sites/coast/rental-units/7001/calendars', { address: 'https://portal.example/a.ics' }],
  ]);
  expect((await run('calendar end', args, [], null)).asked).toEqual([
    ['DELETE', `/sites/coast/read-calendars/${READ.id}`],
  ]);
});
