/** What must never be stored, through a whole round: in no table, message, log or answer (decision 167). */
import { afterAll, expect, it, vi } from 'vitest';
import { everyTable } from '#content-service/testing/every-table.ts';
import { BINDINGS } from '#content-service/testing/own-service.ts';
import { MEMBERS } from './members.ts';
import { anAgency, NOW } from './testing/agency.ts';
import { aHome, photo } from './testing/homes.ts';

const agency = anAgency('zabun-canaries');
afterAll(() => {
  vi.restoreAllMocks();
});

/** A figure that nothing else has. */
const FIGURE = 7_654_321;
const CANARY = {
  name: 'CANARY name',
  email: 'canary@example.com',
  amount: FIGURE,
  inner: [{ nl: 'CANARY words', price: FIGURE }],
};

const secrets = Object.fromEntries(
  [...MEMBERS].flatMap(([name, what]) => ('never' in what ? [[name, CANARY]] : [])),
);
const left = Object.fromEntries(
  [...MEMBERS].flatMap(([name, what]) => ('left' in what && name !== 'changed' ? [[name, CANARY]] : [])),
);

it('reach no table, no message, no log and no answer', async () => {
  const logged = (['log', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
  const sent = (['send', 'sendBatch'] as const).map((way) => vi.spyOn(BINDINGS.WORK, way));
  const hidden = { ...(aHome(2).address as object), street: 'Kanariestraat', address_visible: false };
  agency.vendor.has([
    aHome(1, {
      ...secrets,
      ...left,
      unheard_of: CANARY,
      photos: [{ ...photo(1, 1), reference: 'CANARY file', comment: { nl: 'CANARY' } }],
      layouts: [{ layout_id: 1, count: 1, creation_person_id: 'CANARY person' }],
    }),
    aHome(2, {
      ...secrets,
      price: FIGURE,
      price_visible: false,
      address: { ...hidden, comment: 'CANARY' },
      description: { nl: 'Gelegen in de Kanariestraat. Met tuin.' },
    }),
  ]);
  await agency.add();
  await agency.work(NOW);
  const show = await agency.show();
  expect(show).toMatchObject({ outcome: 'ok', homes: { shown: 2 } });
  const tables = await everyTable();
  // What nobody reads is counted by its name.
  expect(tables).toContain('unheard_of');
  const stored = [tables, JSON.stringify(logged.map(({ mock }) => mock.calls)), JSON.stringify(show)];
  const messages = JSON.stringify(sent.map(({ mock }) => mock.calls));
  expect(messages).toContain('fetch-picture');
  for (const one of [...stored, messages]) {
    expect(one).not.toMatch(/canary/i);
    expect(one).not.toContain(String(FIGURE));
    // The keys stand nowhere in the clear.
    expect(one).not.toContain('geheim');
  }
  const answers = JSON.stringify([await agency.estateOf(1), await agency.estateOf(2)]);
  expect(answers).toContain('Villa aan zee');
  expect(answers).not.toMatch(/canary|kanariestraat|7654321|geheim/i);
});
