import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import type { Backup, BackupPart } from '#wire/backup.ts';
import { estateStatements } from '../../intake/index.ts';
import { addressKey } from '../../platform/hash.ts';
import { answerOf, get, publicCall, publicGet, publicPost, putBytes, remove } from '../../testing/call.ts';
import { anEstate } from '../../testing/fixtures.ts';
import { BLUE_WEBP, hashOf, RED_WEBP } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';
import { aWholeSite, comparableRow } from '../../testing/whole-site.ts';
import { recordOf } from '../persons/erasures.ts';
import { removePiece } from '../removal/remove-site.ts';
import { SITE_TABLE_NAMES, type SiteTable, TABLES } from '../tables.ts';
import { HELD_TABLES } from './shape.ts';

/** Rounds of saving, removing and restoring; all of them in `npm run test:proofs`. */
const ROUNDS = inject('whole') ? 40 : 3;

let made = 0;
let site = '';

type Values = (string | number | null)[];
interface Saved {
  readonly about: Backup;
  readonly rows: {
    readonly name: string;
    readonly part: BackupPart;
    readonly columns: string[];
    readonly rows: Values[];
  }[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const json = async <Answer>(path: string): Promise<Answer> => {
  const response = await publicGet(path);
  expect(response.status, path).toBe(200);
  return response.json<Answer>();
};

const PARTS = ['agency', 'visitors'] as const;

/** Saves a site by the calls, as the command does; rows of a few tables where a test is about those, and files with their own. */
async function save(only?: readonly SiteTable[], parts: readonly BackupPart[] = PARTS): Promise<Saved> {
  const about = await json<Backup>(`/sites/${site}/backup`);
  const rows: Saved['rows'] = [];
  const tables = about.tables.filter(
    (one) => parts.includes(one.part) && (only?.some((name) => name === one.name) ?? true),
  );
  for (const { name, part, columns } of tables) {
    let after = '';
    for (let next: string | null = ''; next !== null; after = next ?? '') {
      const query = new URLSearchParams({ table: name, part, ...(after === '' ? {} : { after }) });
      const page: { rows: Values[]; next: string | null } = await json<{
        rows: Values[];
        next: string | null;
      }>(`/sites/${site}/backup/rows?${query}`);
      rows.push({ name, part, columns, rows: page.rows });
      next = page.next;
    }
  }
  const { files } = await json<{ files: { hash: string }[] }>(`/sites/${site}/backup/files`);
  const isSaved = only?.includes('picture_files') ?? true;
  const bytes = await Promise.all(
    (isSaved ? files : []).map(async ({ hash }) => {
      const file = await publicGet(`/sites/${site}/backup/files/${hash}`);
      return [hash, new Uint8Array(await file.arrayBuffer())] as const;
    }),
  );
  return { about, rows, files: new Map(bytes) };
}

const begin = (saved: Saved, changes: object = {}) => {
  const { savedAt, shape, numbers, document } = saved.about;
  return publicPost(`/sites/${site}/restore`, { savedAt, shape, numbers, document, ...changes });
};

/** Writes everything, as the command does; returns the body that ends the restore. */
async function write(saved: Saved): Promise<{ rows: Record<string, number>; after: string | null }> {
  const written: Record<string, number> = {};
  for (const { name, columns, rows } of saved.rows.toReversed()) {
    const answer = await publicCall('PUT', `/sites/${site}/restore/rows`, {
      body: { table: name, columns, rows },
    });
    expect([name, answer.status, await answer.clone().text()]).toEqual([name, 200, expect.anything()]);
    written[name] = (written[name] ?? 0) + (await answer.json<{ rows: number }>()).rows;
  }
  for (const [hash, bytes] of saved.files)
    expect((await putBytes(`/sites/${site}/restore/files/${hash}`, bytes)).status).toBe(204);
  return { rows: written, after: null };
}

const finish = async (body: object) => answerOf(await publicPost(`/sites/${site}/restore/finish`, body));

async function removeWhole(): Promise<void> {
  await remove(`/sites/${site}`);
  while (!(await removePiece(env, site)));
  expect((await get(`/sites/${site}`)).status).toBe(404);
}

/** Rows of a saved site as they are once it is restored: its homes were away, and begin anew (decision 153). */
const restored = (rows: Record<string, unknown[]>): Record<string, unknown[]> => ({
  ...rows,
  home_histories: (rows.home_histories ?? []).map((text) => {
    const row: { steps: string } = JSON.parse(String(text));
    const last = /\{[^{}]*\}\]$/.exec(row.steps)?.[0] ?? '';
    return JSON.stringify({ ...row, since: null, steps: `[${last.replace(/"at":[^,]*/, '"at":null')}` });
  }),
});

/** All rows of the site that a backup holds, and derived ones; without numbers that count over a whole database. */
async function rowsOf(): Promise<Record<string, unknown[]>> {
  const names = [...HELD_TABLES, 'estate_counts', 'home_counts', 'hostnames'] as const;
  const answers = await env.DB.batch<Record<string, unknown>>(
    names.map((name) => env.DB.prepare(`SELECT * FROM ${name} WHERE site_id = ?`).bind(site)),
  );
  const plain = (rows: readonly Record<string, unknown>[]) => rows.map(comparableRow).toSorted();
  return Object.fromEntries(names.map((name, at) => [name, plain(answers[at]?.results ?? [])]));
}

const filesOf = async () => {
  const { objects } = await env.PICTURES.list({ prefix: `${site}/`, include: ['httpMetadata'] });
  return objects.map(({ key, size, httpMetadata }) => [key, size, httpMetadata?.contentType]);
};

const wordsOf = async () => {
  const hex = [...new TextEncoder().encode(site)].map((byte) => byte.toString(16).toUpperCase()).join('');
  const found = await env.DB.prepare('SELECT count(*) AS n FROM estate_words WHERE estate_words MATCH ?')
    .bind(`"${hex}:zeezicht"`)
    .first<number>('n');
  return found;
};

beforeEach(async () => {
  made += 1;
  site = `kept${made}`;
  await store(aWholeSite(site), [
    { sql: 'DELETE FROM restores WHERE site_id = ?', params: [site] },
    { sql: 'DELETE FROM assets WHERE site_id = ?', params: [site] },
    { sql: 'DELETE FROM picture_files WHERE site_id = ?', params: [site] },
    // As it was before the day's mails: what waits is another matter.
    { sql: "UPDATE outbox SET state = 'sent' WHERE site_id = ?", params: [site] },
    { sql: "UPDATE lead_calls SET state = 'sent' WHERE site_id = ?", params: [site] },
  ]);
  for (const [name, bytes] of [
    ['front', RED_WEBP],
    ['back', BLUE_WEBP],
  ] as const) {
    const file = await hashOf(bytes);
    await putBytes(`/sites/${site}/picture-files/${file}`, bytes);
    const picture = { name: `${name}`, sizes: [{ width: 60, file }] };
    expect(
      (await publicCall('PUT', `/sites/${site}/records/picture/${name}`, { body: { picture } })).status,
    ).toBe(200);
  }
  const home = { estate: anEstate(77, { price: { value: 385_000 } }) };
  expect((await publicCall('PUT', `/sites/${site}/records/estate/77`, { body: home })).status).toBe(200);
});

it('saves what the visitors’ tables refer to', async () => {
  const { results } = await env.DB.prepare(
    'SELECT m.name AS child, p."table" AS parent FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS p ' +
      `WHERE m.name IN (${SITE_TABLE_NAMES.map((name) => `'${name}'`).join(', ')})`,
  ).all<{ child: SiteTable; parent: SiteTable | 'sites' }>();
  // A row that is saved always has the row that it refers to beside it.
  const ranks = ['agency', 'visitors', 'passing'];
  for (const { child, parent } of results.filter((one) => one.parent !== 'sites')) {
    const [own, other] = [
      ranks.indexOf(TABLES[child].backup),
      ranks.indexOf(TABLES[parent as SiteTable].backup),
    ];
    expect(own, `${child} → ${parent}`).toBeGreaterThanOrEqual(other);
  }
});

describe('a site that was saved, removed and restored', () => {
  it('has every row, file and word as before, and a new content version', async () => {
    await store(estateStatements(site, anEstate(77, { price: { value: 380_000 } })));
    const [before, files, words] = [await rowsOf(), await filesOf(), await wordsOf()];
    expect(JSON.stringify(before.home_histories)).toMatch(/385000.*380000/);
    const empty = HELD_TABLES.filter((name) => before[name]?.length === 0);
    expect(empty).toEqual([]);
    const saved = await save();
    await removeWhole();
    expect(await filesOf()).toEqual([]);
    expect((await begin(saved)).status).toBe(204);
    const body = await write(saved);
    // Nobody sees half a site.
    expect((await get(`/sites/${site}`)).status).toBe(404);
    expect((await get(`/sites/by-hostname/${site}.test`)).status).toBe(404);
    const version = await env.CACHE.get(`version:${site}`);
    expect(await finish(body)).toEqual({ status: 200, body: { state: 'open', after: null, persons: [] } });
    const after = await rowsOf();
    expect(after.journal?.length).toBe((before.journal?.length ?? 0) + 1);
    expect({
      ...after,
      journal: after.journal?.filter((row) => !String(row).includes('site.restored')),
    }).toEqual(restored(before));
    expect(await filesOf()).toEqual(files);
    expect(words).toBeGreaterThan(0);
    expect(await wordsOf()).toBe(words);
    expect(await env.CACHE.get(`version:${site}`)).not.toBe(version);
    for (const name of ['front', 'back'])
      expect((await get(`/sites/${site}/assets/${name}`)).status).toBe(200);
    expect((await get(`/sites/by-hostname/${site}.test`)).status).toBe(200);
    // Its triggers work as before.
    const home = { estate: anEstate(78, {}) };
    expect((await publicCall('PUT', `/sites/${site}/records/estate/78`, { body: home })).status).toBe(200);
  });

  it('gets events after those of the backup, which others have not taken', async () => {
    const events = async () =>
      (
        await env.DB.prepare(
          'SELECT e.seq > s.seen_event AS new, e.seq > r.upto AS later FROM estate_events AS e, subscriptions AS s, alert_runs AS r ' +
            'WHERE e.site_id = ?1 AND s.site_id = ?1 AND r.site_id = ?1 ORDER BY e.seq',
        )
          .bind(site)
          .all()
      ).results;
    await env.DB.prepare(
      'UPDATE subscriptions SET seen_event = (SELECT min(seq) FROM estate_events WHERE site_id = ?1) WHERE site_id = ?1',
    )
      .bind(site)
      .run();
    const before = await events();
    const saved = await save();
    await removeWhole();
    const other = aWholeSite(`other${made}`);
    await store(other);
    const others = () =>
      env.DB.prepare('SELECT seq, site_id, estate_id FROM estate_events WHERE site_id = ? ORDER BY seq')
        .bind(`other${made}`)
        .all();
    const taken = (await others()).results;
    await begin(saved);
    await finish(await write(saved));
    expect(await events()).toEqual(before);
    expect((await others()).results).toEqual(taken);
  });

  it('keeps its numbers small and its readers right over many rounds, and never lowers a number', async () => {
    const numbersOf = async (table: 'estate_events' | 'journal', of = site) =>
      (
        await env.DB.prepare(`SELECT seq FROM ${table} WHERE site_id = ? ORDER BY seq`)
          .bind(of)
          .all<{ seq: number }>()
      ).results.map(({ seq }) => seq);
    const unread = async () =>
      (
        await env.DB.prepare(
          'SELECT e.estate_id FROM estate_events AS e, subscriptions AS s, alert_runs AS r WHERE e.site_id = ?1 ' +
            'AND s.site_id = ?1 AND r.site_id = ?1 AND e.seq > s.seen_event AND e.seq <= r.upto ORDER BY e.seq',
        )
          .bind(site)
          .all()
      ).results;
    for (const home of [81, 82, 83])
      await publicCall('PUT', `/sites/${site}/records/estate/${home}`, {
        body: { estate: anEstate(home, {}) },
      });
    const [first = 0, ...others] = await numbersOf('estate_events');
    await store([
      { sql: 'UPDATE subscriptions SET seen_event = ?2 WHERE site_id = ?1', params: [site, first] },
      { sql: 'UPDATE alert_runs SET upto = ?2 WHERE site_id = ?1', params: [site, others.at(-2) ?? 0] },
    ]);
    const waiting = await unread();
    expect(waiting.length).toBeGreaterThan(0);
    const span = (numbers: readonly number[]) => (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1;
    const began = await numbersOf('estate_events');
    const spans = [span(began), span(await numbersOf('journal'))];
    const greatest = Math.max(...began, ...(await numbersOf('journal')));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [events, journal] = [await numbersOf('estate_events'), await numbersOf('journal')];
      // Only the tables with such numbers, and no file: as many rounds of all would take minutes.
      const saved = await save(['journal', 'estate_events', 'subscriptions', 'alert_runs']);
      await removeWhole();
      expect((await begin(saved)).status).toBe(204);
      expect((await finish(await write(saved))).status).toBe(200);
      const now = await numbersOf('estate_events');
      const lifted = (now[0] ?? 0) - (events[0] ?? 0);
      expect(lifted).toBeGreaterThan(0);
      // All by the same amount: their order and distances stay, and who read up to a number misses none.
      expect(now).toEqual(events.map((seq) => seq + lifted));
      expect((await numbersOf('journal'))[0]).toBeGreaterThan(journal[0] ?? 0);
    }
    expect(await unread()).toEqual(waiting);
    // As many numbers a round as between the first and the last, and those of the rounds' own entries.
    expect(span(await numbersOf('estate_events'))).toBe(spans[0]);
    expect((await numbersOf('estate_events')).at(-1)).toBeLessThan(
      greatest + (ROUNDS + 1) * ((spans[0] ?? 0) + 10),
    );
    expect((await numbersOf('journal')).at(-1)).toBeLessThan(
      greatest + (ROUNDS + 1) * ((spans[1] ?? 0) + 100),
    );
  });

  it('leaves another site’s events alone when a backup names fewer numbers than it has', async () => {
    const saved = await save(['estate_events']);
    await removeWhole();
    await store(aWholeSite(`near${made}`));
    const near = () =>
      env.DB.prepare('SELECT * FROM estate_events WHERE site_id = ? ORDER BY seq').bind(`near${made}`).all();
    const before = (await near()).results;
    const { events, journal } = saved.about.numbers;
    expect(
      (await begin(saved, { numbers: { events: { ...events, above: events.upto }, journal } })).status,
    ).toBe(204);
    const table = saved.rows.find(({ name }) => name === 'estate_events');
    const answer = await publicCall('PUT', `/sites/${site}/restore/rows`, {
      body: { table: 'estate_events', columns: table?.columns, rows: table?.rows },
    });
    expect([answer.status, (await near()).results]).toEqual([422, before]);
  });

  it('sends no mail and no call that waited: they are kept as failed', async () => {
    await env.DB.batch([
      env.DB.prepare("UPDATE outbox SET state = 'due' WHERE site_id = ?").bind(site),
      env.DB.prepare("UPDATE lead_calls SET state = 'sending' WHERE site_id = ?").bind(site),
    ]);
    const saved = await save(['outbox', 'lead_calls']);
    await removeWhole();
    await begin(saved);
    await finish(await write(saved));
    const states = await env.DB.prepare(
      'SELECT state, recipient FROM outbox WHERE site_id = ?1 UNION ALL SELECT state, recipient FROM lead_calls WHERE site_id = ?1',
    )
      .bind(site)
      .all();
    expect(states.results).toEqual([
      { state: 'failed', recipient: 'an@example.be' },
      { state: 'failed', recipient: null },
    ]);
  });

  it('has nothing of visitors when only the agency’s part was saved, but the nights that it blocked', async () => {
    const saved = await save(undefined, ['agency']);
    expect(JSON.stringify(saved.rows)).not.toContain('an@example.be');
    await removeWhole();
    await begin(saved);
    expect((await finish(await write(saved))).status).toBe(200);
    const rows = await rowsOf();
    expect([rows.submissions, rows.appointments, rows.outbox]).toEqual([[], [], []]);
    expect([
      rows.stays?.length,
      rows.stay_nights?.length,
      rows.staff?.length,
      rows.open_houses?.length,
    ]).toEqual([1, 14, 1, 1]);
  });

  it('leaves out rows whose parent was deleted while the backup was made', async () => {
    const saved = await save(['subscriptions', 'subscription_tokens', 'rental_alerts']);
    await removeWhole();
    await begin(saved);
    const without = saved.rows.map((one) => (one.name === 'subscriptions' ? { ...one, rows: [] } : one));
    const body = await write({ ...saved, rows: without });
    expect(body.rows).toMatchObject({ subscriptions: 0, subscription_tokens: 0, rental_alerts: 0 });
    expect((await finish(body)).status).toBe(200);
  });

  it('has its document exactly as it was stored, also with a picture that is gone', async () => {
    const given = JSON.parse((await save([])).about.document);
    const doc = JSON.stringify({ ...given, settings: { ...given.settings, socialPicture: 'gone' } });
    await store([{ sql: 'UPDATE sites SET doc = ? WHERE id = ?', params: [doc, site] }]);
    const saved = await save([]);
    expect(saved.about.document).toBe(doc);
    await removeWhole();
    expect((await begin(saved)).status).toBe(204);
    await finish(await write(saved));
    expect(await env.DB.prepare('SELECT doc FROM sites WHERE id = ?').bind(site).first('doc')).toBe(doc);
  });

  it('is restored by the same calls once more, after an interruption anywhere', async () => {
    const before = await rowsOf();
    const saved = await save();
    await removeWhole();
    await begin(saved);
    await write({ ...saved, rows: saved.rows.slice(saved.rows.length / 2) });
    expect((await begin(saved)).status).toBe(204);
    expect((await finish(await write(saved))).status).toBe(200);
    const after = await rowsOf();
    expect({ ...after, journal: before.journal }).toEqual(restored(before));
  });

  it('forgets again who was erased since the backup, before anybody sees the site', async () => {
    await store([
      {
        sql: 'UPDATE submissions SET sender_key = ? WHERE site_id = ?',
        params: [addressKey('els@example.be'), site],
      },
    ]);
    const saved = await save(['submissions']);
    await removeWhole();
    await store([
      {
        sql: "INSERT INTO erasures (person, erased_at, who, rows, scope) VALUES (?, ?, 'operator', 1, ?)",
        params: [recordOf(env, 'els@example.be'), new Date(Date.now() + 1000).toISOString(), site],
      },
    ]);
    await begin(saved);
    let body: object = await write(saved);
    const persons: unknown[] = [];
    for (;;) {
      const answer = await finish(body);
      expect(answer.status).toBe(200);
      const reported = answer.body as { state: string; after: string | null; persons: unknown[] };
      persons.push(...reported.persons);
      if (reported.state === 'open') break;
      expect((await get(`/sites/${site}`)).status).toBe(404);
      body = { rows: {}, after: reported.after };
    }
    expect(persons).toHaveLength(1);
    expect((await rowsOf()).submissions).toEqual([]);
  });
});

describe('a restore is refused', () => {
  it('while the site is there, and leaves it as it is', async () => {
    const [before, saved] = [await rowsOf(), await save(['pages'])];
    expect(await answerOf(await begin(saved))).toMatchObject({
      status: 422,
      body: { error: { code: 'refused' } },
    });
    const columns = ['site_id', 'id', 'doc'];
    const rows = {
      table: 'pages',
      columns: saved.rows.find(({ name }) => name === 'pages')?.columns ?? columns,
      rows: saved.rows.find(({ name }) => name === 'pages')?.rows ?? [],
    };
    expect((await publicCall('PUT', `/sites/${site}/restore/rows`, { body: rows })).status).toBe(404);
    expect((await finish({ rows: {} })).status).toBe(404);
    expect(await rowsOf()).toEqual(before);
  });

  it('for a backup of another schema, by the names of its tables', async () => {
    const saved = await save([]);
    await removeWhole();
    const shape = { ...saved.about.shape, pages: '0000000000000000' };
    expect(await answerOf(await begin(saved, { shape }))).toMatchObject({
      status: 422,
      body: {
        error: { message: expect.stringContaining('(pages)'), fields: { 'shape.pages': expect.anything() } },
      },
    });
  });

  it('while another site has one of its hostnames', async () => {
    const saved = await save([]);
    await removeWhole();
    const hostnames = [`kept${made - 1}.test`];
    await store([
      { sql: "INSERT OR IGNORE INTO sites (id, doc) VALUES ('owner', '{}')", params: [] },
      {
        sql: "INSERT OR IGNORE INTO hostnames (hostname, site_id) VALUES (?, 'owner')",
        params: [hostnames[0] ?? ''],
      },
    ]);
    const answer = await answerOf(
      await begin(saved, {
        document: JSON.stringify({ ...JSON.parse(saved.about.document), hostnames }),
      }),
    );
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'hostname_taken' } } });
    expect((await begin(saved)).status).toBe(204);
  });

  it('with rows of another site, other columns, or bytes of another hash', async () => {
    const saved = await save(['pages', 'picture_files']);
    await removeWhole();
    await begin(saved);
    const pages = saved.rows.find(({ name }) => name === 'pages');
    const send = async (changes: object) =>
      (
        await publicCall('PUT', `/sites/${site}/restore/rows`, {
          body: { table: 'pages', columns: pages?.columns, rows: pages?.rows, ...changes },
        })
      ).status;
    expect(
      await send({ rows: pages?.rows.map((row) => row.map((value) => (value === site ? 'other' : value))) }),
    ).toBe(422);
    expect(await send({ columns: pages?.columns.map((one) => (one === 'doc' ? 'document' : one)) })).toBe(
      422,
    );
    expect(await send({ table: 'sites' })).toBe(400);
    expect(await send({})).toBe(200);
    const hash = [...saved.files.keys()][0] ?? '';
    expect((await putBytes(`/sites/${site}/restore/files/${hash}`, new Uint8Array([1]))).status).toBe(400);
    expect(
      (
        await putBytes(
          `/sites/${site}/restore/files/${await hashOf(new Uint8Array([1]))}`,
          new Uint8Array([1]),
        )
      ).status,
    ).toBe(404);
  });

  it('at its end when rows or files are missing, and can be taken back', async () => {
    const saved = await save(['pages', 'picture_files']);
    await removeWhole();
    await begin(saved);
    const body = await write({ ...saved, files: new Map([...saved.files].slice(1)) });
    expect(await finish({ ...body, rows: { ...body.rows, pages: 7 } })).toMatchObject({
      status: 422,
      body: { error: { fields: { pages: '1 rows, and 7 were written' } } },
    });
    expect(await finish(body)).toMatchObject({
      status: 422,
      body: { error: { fields: { files: 'missing' } } },
    });
    await remove(`/sites/${site}`);
    expect(await removePiece(env, site)).toBe(true);
    expect((await begin(saved)).status).toBe(204);
  });
});

it('a late message of the site’s removal leaves the restored site as it is', async () => {
  const saved = await save(['pages']);
  await removeWhole();
  await begin(saved);
  const body = await write(saved);
  expect(await removePiece(env, site)).toBe(true);
  expect((await finish(body)).status).toBe(200);
  expect((await rowsOf()).pages).toHaveLength(1);
});

it('refuses a cursor that was never issued', async () => {
  for (const after of ['x', '[]', '[{}]', '["a","b","c","d"]'])
    expect(
      (
        await publicGet(
          `/sites/${site}/backup/rows?${new URLSearchParams({ table: 'pages', part: 'agency', after })}`,
        )
      ).status,
    ).toBe(400);
});
