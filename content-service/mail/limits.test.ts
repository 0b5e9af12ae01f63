/** Limits of mail to unconfirmed addresses, by the operators' calls (decision 35). */
import { expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { answerOf, publicCall } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const put = async (site: string, body: unknown) =>
  (await publicCall('PUT', `/sites/${site}/mail-limits`, { body })).status;
const limitOf = async (site: string, name: string) => {
  const { body } = await answerOf(await publicCall('GET', `/sites/${site}/mail-limits`));
  const { limits } = body as { limits: { name: string; most: number; usual: number }[] };
  return limits.find((one) => one.name === name);
};

it('sets and removes a limit of one site, and notes it in the journal', async () => {
  await store(['limits-1', 'limits-2'].flatMap((id) => siteStatements(aSite(id))));
  expect(await put('limits-1', { name: 'friend_hour', most: 50 })).toBe(204);
  expect(await limitOf('limits-1', 'friend_hour')).toEqual({ name: 'friend_hour', most: 50, usual: 20 });
  expect(await limitOf('limits-2', 'friend_hour')).toEqual({ name: 'friend_hour', most: 20, usual: 20 });
  expect(await put('limits-1', { name: 'friend_hour', most: null })).toBe(204);
  expect(await limitOf('limits-1', 'friend_hour')).toMatchObject({ most: 20 });
  const events = await rowsOf<{ deed: string; what: string; count: number }>('journal', 'limits-1');
  expect(events.map(({ deed: action, what, count }) => [action, what, count])).toEqual([
    ['mail.limit_set', 'friend_hour', 50],
    ['mail.limit_set', 'friend_hour', 0],
  ]);
});

it('refuses unknown limits, negative numbers and unknown sites', async () => {
  await store(siteStatements(aSite('limits-3')));
  expect(await put('limits-3', { name: 'mails', most: 5 })).toBe(400);
  expect(await put('limits-3', { name: 'friend_hour', most: -1 })).toBe(400);
  expect(await put('limits-none', { name: 'friend_hour', most: 5 })).toBe(404);
});
