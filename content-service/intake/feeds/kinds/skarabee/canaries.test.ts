/** What must never be stored, through a whole round: in no table, message, log, answer or file (decision 162). */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { answerOf, get, post } from '#content-service/testing/call.ts';
import { everyTable } from '#content-service/testing/every-table.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '#content-service/testing/own-service.ts';
import { store } from '#content-service/testing/store.ts';
import { ELEMENTS } from './elements.ts';
import { readInterface } from './testing/interface.ts';
import { INTERFACE_FILE } from './testing/interface-file.ts';
import type { Values } from './testing/messages.ts';
import { SETTINGS, stubNetwork } from './testing/network.ts';
import { aPublication } from './testing/publications.ts';
import { LOGIN, Weblink } from './testing/weblink.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const SITE = 'skarabee-canaries';
/** A figure that nothing else has. */
const FIGURE = '7654321';

let vendor: Weblink;
beforeAll(() => stubNetwork(() => vendor));
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { types } = await readInterface(INTERFACE_FILE);

/** A value of a type full of canaries: words and figures, at every depth. */
function canary(type: string, depth = 0): string | Values {
  const own = types.get(type);
  if (own === undefined) return type === 's:string' ? 'CANARY words' : FIGURE;
  if (own.codes.length > 0) return own.codes.at(-1) ?? '';
  if (depth > 4) return {};
  return Object.fromEntries([
    ...own.attributes.map(({ name, type: of }) => [
      `@${name}`,
      of === 's:string' ? 'CANARY attribute' : (types.get(of)?.codes.at(-1) ?? FIGURE),
    ]),
    ...(own.text === null ? [] : [['#', own.text === 's:string' ? 'CANARY text' : FIGURE]]),
    ...own.parts.map(({ name, type: of }) => [name, canary(of, depth + 1)]),
  ]);
}

/** Every element that is never read or has no place, full of canaries. */
const secrets: Values = Object.fromEntries(
  (types.get('GenericProperty')?.parts ?? []).flatMap(({ name, type }) => {
    const element = ELEMENTS.get(name);
    return element !== undefined && ('never' in element || 'left' in element) ? [[name, canary(type)]] : [];
  }),
);

it('reach no table, no message, no log and no answer', async () => {
  forgetWork();
  const logged = (['log', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
  const sent = (['send', 'sendBatch'] as const).map((way) => vi.spyOn(BINDINGS.WORK, way));
  vendor = await Weblink.open(INTERFACE_FILE);
  const documents = canary('ArrayOfDocument');
  vendor.has([
    aPublication(1, { Property: secrets, Documents: documents, Estate: canary('GenericEstate') }),
    aPublication(2, {
      Info: { HidePrice: 'true', HideAddress: 'true', Options: { Option: ['CANARY option'] } },
      Property: {
        ...secrets,
        Price: FIGURE,
        Address: { Street: 'Kanariestraat' },
        Project: { ...(canary('Project') as Values), PublicationID: '0' },
        Dates: canary('Dates'),
        Flashes: {
          Flash: [{ '@LanguageID': 'nl', Title: 'Woning', Text: 'Gelegen in de Kanariestraat. Met tuin.' }],
        },
      },
    }),
  ]);
  await store(siteStatements(aSite(SITE, { settings: { source: 'skarabee' } })));
  await ask('PUT', `/sites/${SITE}/feeds/skarabee`, { kind: 'skarabee', settings: SETTINGS, secrets: LOGIN });
  await work(NOW);

  const show = await ask('GET', `/sites/${SITE}/feeds/skarabee`);
  expect(show.body).toMatchObject({ outcome: 'ok', homes: { shown: 2 } });
  const tables = await everyTable();
  const logs = JSON.stringify(logged.map(({ mock }) => mock.calls));
  // The login is in no message, no log and no table in the clear.
  const stored = [
    tables,
    logs,
    JSON.stringify(sent.map(({ mock }) => mock.calls)),
    JSON.stringify(show.body),
  ];
  expect(stored[2]).toContain('fetch-picture');
  // What nobody reads is counted by its name.
  expect(tables).toContain('RoofComment');
  for (const one of stored) {
    expect(one).not.toMatch(/canary/i);
    expect(one).not.toContain('geheim');
  }
  // A hidden price is stored nowhere; a figure without a place only in the counts, where its element is no secret.
  const docs = await env.DB.prepare('SELECT group_concat(doc) AS docs FROM records WHERE site_id = ?')
    .bind(SITE)
    .first<string>('docs');
  expect(docs).not.toContain(FIGURE);
  const { unmapped } = show.body as { unmapped: { name: string; value: string }[] };
  for (const { name } of unmapped.filter(({ value }) => value.includes(FIGURE)))
    expect(ELEMENTS.get(name)).toHaveProperty('left');

  const answers = await Promise.all([
    answerOf(await post(`/sites/${SITE}/estates/skarabee`, { query: {}, size: 50 })),
    ...[1, 2].map(async (id) =>
      answerOf(await get(`/sites/${SITE}/estates/skarabee/${vendor.home(id).guid}`)),
    ),
  ]);
  expect(JSON.stringify(answers)).toContain('Villa aan zee');
  expect(JSON.stringify(answers)).not.toMatch(/canary|kanariestraat|7654321|geheim/i);
});
