/** Formats of a file at an address: CSV in our own columns, and Kyero (decision 147); what a hostile one does. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, get } from '../../testing/call.ts';
import { everyTable } from '../../testing/every-table.ts';
import { aSite } from '../../testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import type { Scripted } from '../../testing/scripted.ts';
import { store } from '../../testing/store.ts';
import { askedOf, SERVER, tell } from '../../testing/tell-scripted.ts';
import { siteStatements } from '../index.ts';
import { aKyeroHome, type Elements, kyeroFile } from './kinds/file/testing/kyero-file.ts';
import { fileFeedOf } from './testing/file-feed.ts';

let sites = 0;
let site = '';
const NOW = new Date('2027-01-04T08:00:00.000Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  forgetWork();
  site = `files-${++sites}`;
  await store(siteStatements(aSite(site)));
});

const serve = (answer: Scripted) => tell(site, { '/homes': answer });
const add = (settings: object, more: object = {}) =>
  ask('PUT', `/sites/${site}/feeds/file`, {
    kind: 'file',
    settings: { address: `${SERVER}/${site}/homes`, ...settings },
    ...more,
  });
const { round, show, prices } = fileFeedOf(() => site);

const HEAD =
  'estate.general.id;estate.general.title.nl;estate.general.transaction.id;estate.general.headType.id;' +
  'estate.general.price.value;estate.general.address.city.zip;estate.general.address.city.name.nl;estate.energy.epcValue';
const row = (id: string, price: string, more = '164,5') =>
  `${id};Huis ${id};1;3;${price};8300;Knokke;${more}`;
const csv = (...rows: readonly string[]) => `${[HEAD, ...rows].join('\r\n')}\r\n`;
const base64 = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
/** In the order of bytes of Excel. */
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);
const kyero = (...homes: readonly Elements[]): Scripted => ({
  text: kyeroFile(homes),
  headers: { 'Content-Type': 'application/xml' },
});

describe('a CSV file', () => {
  it('brings its rows as whole homes, withdraws those that left, and takes cells that are emptied', async () => {
    await serve({ text: csv(row('a', '395.000'), row('b', '250000'), row('c', '300.000,00')) });
    expect((await add({ format: 'csv', decimal: 'comma' })).status).toBe(200);
    await work(NOW);
    expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 3 } });
    expect(await prices()).toEqual([250_000, 300_000, 395_000]);
    await serve({ text: csv(row('a', '395.000', ''), row('b', '260000')) });
    await round(later(15));
    expect(await prices()).toEqual([260_000, 395_000]);
    const doc = await env.DB.prepare(
      "SELECT doc FROM estate_documents WHERE site_id = ? AND doc LIKE '%Huis a%'",
    )
      .bind(site)
      .first<string>('doc');
    expect(doc).not.toContain('164.5');
  });

  it('asks for its decimal sign where a number could be two, with the field; other homes come in', async () => {
    await serve({ text: csv(row('a', '395.000', ''), row('b', '250000', '')) });
    await add({ format: 'csv' });
    await work(NOW);
    expect(await prices()).toEqual([250_000]);
    expect((await show()).notTaken).toEqual([
      expect.objectContaining({
        home: 'a',
        reason: expect.stringMatching(/^estate\.general\.price\.value: .*--decimal comma or --decimal point/),
      }),
    ]);
  });

  it.each([
    ['Windows-1252', (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
    ['UTF-16', utf16],
    ['UTF-8 with its mark', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
  ])('is read in %s', async (_encoding, encode) => {
    await serve({ base64: base64(encode(csv(row('é', '1').replace('Huis', 'Fenêtre')))) });
    await add({ format: 'csv', decimal: 'comma' });
    await work(NOW);
    expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 1 } });
    const named = await env.DB.prepare(
      "SELECT count(*) AS n FROM estate_documents WHERE site_id = ? AND doc LIKE '%Fenêtre é%'",
    )
      .bind(site)
      .first('n');
    expect(named).toBe(1);
  });

  it.each([
    ['a page', '<!doctype html><p>Sorry', 'a page or XML, where rows are expected'],
    ['nothing', '', 'no row with the names of columns'],
    ['columns of other names', 'Ref;Prijs\r\n1;2', 'line 1: no column begins with a kind of record'],
    ['columns of another record', 'city.id;city.zip\r\n1;8300', 'line 1: no column begins with'],
    ['an unknown column', `${HEAD};estate.general.colour\r\n`, 'line 1: column "estate.general.colour"'],
    [
      'thousands of columns',
      `estate.general.id${Array.from({ length: 2000 }, (_, at) => `;a${at}`).join('')}\r\n`,
      'line 1: more than 2000 columns',
    ],
    ['a row without an id', csv(row('a', '1'), row('', '2')), 'line 3: estate.general'],
    ['an id twice', csv(row('a', '1'), row('a', '2')), 'line 3: the id of line 2 again'],
    ['a row that ends early', csv(row('a', '1'), 'b;Huis'), 'line 3: 2 cells, where the header has 8'],
    ['a quote that is open', csv(row('a', '1'), '"b;Huis'), 'line 3: a quote is not closed'],
    ['cut in its last cell', csv(row('a', '1'), row('b', '2', '164,5')).slice(0, -4), 'line 3: no line end'],
    ['cut in UTF-16', utf16(csv(row('a', '1'))).slice(0, -4), 'line 2: no line end'],
    ['a row of more than 1 MB', csv(row('a', '1'), row('b'.repeat(1_100_000), '2')), 'line 3: longer than'],
  ])('that is %s ends the round with its line, and what stands stays', async (_what, text, reason) => {
    await serve({ text: csv(row('a', '100'), row('b', '200')) });
    await add({ format: 'csv', decimal: 'comma' });
    await work(NOW);
    await serve(typeof text === 'string' ? { text } : { base64: base64(text) });
    await round(later(15));
    expect(await prices()).toEqual([100, 200]);
    expect(await show()).toMatchObject({ outcome: 'broken', reason: expect.stringContaining(reason) });
  });
});

describe('a file of Kyero', () => {
  it('brings homes with hidden addresses, tells what has no place, and withdraws what left', async () => {
    await serve(kyero(aKyeroHome('1'), aKyeroHome('2', { terrace: 9 }), aKyeroHome('3', { price: 100 })));
    await add({ format: 'kyero' });
    await work(NOW);
    expect(await show()).toMatchObject({
      outcome: 'ok',
      homes: { shown: 3 },
      unmapped: [{ what: 'detail', name: '<terrace>', value: '', homes: 1, home: '2' }],
    });
    await serve(kyero(aKyeroHome('1', { date: '2027-01-04 09:00:00' }), aKyeroHome('3', { price: 110 })));
    await round(later(15));
    expect(await prices()).toEqual([110, 395_000]);
  });

  it('has no public text that names the street of a home', async () => {
    const desc = { nl: 'Ruim.\nIn de Geheimlaan.\nLicht.' };
    await serve(kyero(aKyeroHome('1', { location_detail: 'Geheimlaan 12', desc })));
    await add({ format: 'kyero' });
    await work(NOW);
    const { body } = await answerOf(await get(`/sites/${site}/estates/v2/900000000001`));
    expect(JSON.stringify(body)).toContain('Licht.');
    expect(JSON.stringify(body)).not.toMatch(/geheimlaan/i);
  });

  it('of which a home is refused keeps what stands of it, and says the field', async () => {
    await serve(kyero(aKyeroHome('1'), aKyeroHome('2', { price: 100 })));
    await add({ format: 'kyero' });
    await work(NOW);
    await serve(kyero(aKyeroHome('1', { currency: 'GBP', price: 5 }), aKyeroHome('2', { price: 110 })));
    await round(later(15));
    expect(await prices()).toEqual([110, 395_000]);
    expect((await show()).notTaken).toEqual([
      expect.objectContaining({
        home: '1',
        state: 'refused',
        reason: 'currency: EUR is expected, not GBP',
      }),
    ]);
  });

  it('that is cut, or lost all its homes, withdraws nothing', async () => {
    const file = kyero(aKyeroHome('1'), aKyeroHome('2', { price: 100 }));
    await serve(file);
    await add({ format: 'kyero' });
    await work(NOW);
    for (const [at, text] of [kyeroFile([]), file.text?.slice(0, 900), '<root/>'].entries()) {
      await serve({ text });
      await round(later(15 * (at + 1)));
      expect(await show()).toMatchObject({ outcome: 'broken' });
    }
    expect(await prices()).toEqual([100, 395_000]);
  });

  it('writes no row for homes that have not changed, also when the file gives each a new date', async () => {
    const homes = (date: string) =>
      kyero(...Array.from({ length: 30 }, (_, at) => aKyeroHome(`${at}`, { date })));
    await serve(homes('2027-01-01 00:00:00'));
    await add({ format: 'kyero' });
    await work(NOW);
    const stored = () =>
      env.DB.prepare("SELECT count(*) AS n FROM journal WHERE site_id = ? AND deed = 'record.written'")
        .bind(site)
        .first('n');
    const before = await stored();
    await serve(homes('2027-01-02 00:00:00'));
    await round(later(15));
    expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 30 } });
    expect(await stored()).toBe(before);
  });
});

it('of Kyero has nothing in a table, a message or a log that must never be stored', async () => {
  const logged = (['log', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
  const sent = vi.spyOn(BINDINGS.WORK, 'send');
  const secret = {
    owner: { name: 'CANARY owner' },
    notes: 'CANARY note',
    email: 'canary@example.com',
    contact_number: 'CANARY number',
    commission: 'CANARY',
    features: { feature: ['CANARY feature'] as never },
  };
  await serve(
    kyero(aKyeroHome('1', secret), aKyeroHome('2', { ...secret, price_freq: 'CANARY '.repeat(20) })),
  );
  await add({ format: 'kyero' });
  await work(NOW);
  expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 1, refused: 1 } });
  await serve({ text: kyeroFile([aKyeroHome('1', secret)]).replace('</notes>', '</CANARY>') });
  await round(later(15));
  expect(await show()).toMatchObject({ outcome: 'broken' });
  const tables = await everyTable();
  expect(tables).toContain('<owner>');
  const calls = [...logged, sent].map(({ mock }) => mock.calls);
  for (const said of [tables, JSON.stringify(calls), JSON.stringify(await show())])
    expect(said).not.toMatch(/canary/i);
  vi.restoreAllMocks();
});

describe.each([
  ['ndjson', 'application/x-ndjson'],
  ['csv', 'text/csv'],
  ['kyero', 'application/xml'],
] as const)('a file of the format %s', (format, type) => {
  const whole: Readonly<Record<string, string>> = {
    ndjson: `${JSON.stringify({ estate: { general: { id: 1, transaction: { id: 1 }, headType: { id: 3 }, price: { value: 7 }, address: { city: { zip: '8300', name: { nl: 'Knokke' } } } } } })}\n`,
    csv: csv(row('1', '7', '')),
    kyero: kyeroFile([aKyeroHome('1', { price: 7 })]),
  };

  it('is asked for by its ETag and its time, whichever its server sends', async () => {
    const modified = 'Mon, 04 Jan 2027 07:00:00 GMT';
    const headers = { 'Content-Type': type, 'Last-Modified': modified };
    await serve({ text: whole[format], headers });
    await add({ format }, { minutes: 60 });
    await work(NOW);
    expect(await prices()).toEqual([7]);
    expect(await show()).toMatchObject({ minutes: 60, nextAt: later(60).toISOString() });
    await serve({ status: 304 });
    await round(later(60));
    const asked = async () => (await askedOf(site)).at(-1)?.headers;
    expect(await asked()).toMatchObject({ 'if-modified-since': modified });
    expect(await asked()).not.toHaveProperty('if-none-match');
    expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 1 } });
    await serve({ text: whole[format], headers: { ...headers, ETag: 'W/"a"' } });
    await round(later(120));
    await serve({ status: 304 });
    await round(later(180));
    expect(await asked()).toMatchObject({ 'if-modified-since': modified, 'if-none-match': 'W/"a"' });
    expect(await prices()).toEqual([7]);
  });

  it.each([14, 1441, 15.5, -1])('is not asked for every %s minutes', async (minutes) => {
    expect((await add({ format }, { minutes })).status).toBe(400);
  });

  it('that grows without end by its encoding ends with a state', async () => {
    await serve({ text: whole[format] });
    await add({ format });
    await work(NOW);
    // 64 MB of spaces, in 64 KB.
    const stream = new CompressionStream('gzip');
    const writer = stream.writable.getWriter();
    const megabyte = new Uint8Array(1024 * 1024).fill(32);
    const written = (async () => {
      for (let at = 0; at < 64; at += 1) await writer.write(megabyte);
      await writer.close();
    })();
    const bomb = new Uint8Array(await new Response(stream.readable).arrayBuffer());
    await written;
    expect(bomb.length).toBeLessThan(100_000);
    await serve({ base64: base64(bomb), headers: { 'Content-Encoding': 'gzip' } });
    await round(later(15));
    expect(await prices()).toEqual([7]);
    expect(await show()).toMatchObject({
      outcome: 'broken',
      reason: 'an answer of more than 20971520 bytes',
    });
  });
});

it.each([
  [{ format: 'xml' }, 'settings.format'],
  [{ format: 'kyero', decimal: 'comma' }, 'settings.decimal'],
  [{ decimal: 'point' }, 'settings.decimal'],
  [{ format: 'csv', decimal: 'dot' }, 'settings.decimal'],
] as const)('a feed with the settings %j is refused', async (settings, field) => {
  const { status, body } = await add(settings);
  expect(status).toBe(422);
  expect(Object.keys((body.error as { fields: object }).fields)).toEqual([field]);
});
