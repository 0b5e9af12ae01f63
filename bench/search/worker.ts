/** The content service on databases of several sizes, with a lookup in each for comparison. */
import { createApp } from '#content-service/app.ts';
import type { Bindings } from '#content-service/env.ts';
import { estateStatements } from '#content-service/intake/index.ts';
import { optionStatements } from '#content-service/offer/filters/options.ts';
import { traitStatements } from '#content-service/offer/filters/traits.ts';
import type { GroupRow } from '#content-service/offer/query/group-names.ts';
import { planSearch } from '#content-service/offer/search.ts';
import { SITE_DOOR } from '#content-service/platform/access/doors.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { giveTypeNames } from '#locales/given-type-names.ts';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { giveMailTexts } from '#locales/mails.ts';
import { typeNames } from '#locales/type-names.ts';
import { EstateFiltersRequestSchema } from '#wire/estate-filters.ts';
import { EstateSearchRequestSchema } from '#wire/estate-search.ts';
import { benchEstates } from './estates.ts';
import { SITE } from './site.ts';

type Env = Bindings & Readonly<Record<string, D1Database>>;

// A deployed Worker reads them from its assets once; without them every call would log an error, which costs more than a
// small search.
giveMailTexts(MAIL_DICTIONARIES);
giveTypeNames(typeNames());

const app = createApp(SITE_DOOR);

/** One row by its key: the minimum cost of a query. */
const lookup = async (db: D1Database, id: string): Promise<Response> =>
  Response.json(
    await db.prepare('SELECT id, price FROM estates WHERE site_id = ? AND id = ?').bind(SITE, id).first(),
  );

/** Rows that a search reads, as D1 counts (and bills) them. */
const rowsRead = async (db: D1Database, body: unknown): Promise<Response> => {
  const plan = planSearch(SITE, EstateSearchRequestSchema.parse(body), 'all');
  let rows = 0;
  const run = async (statements: readonly Statement[]): Promise<unknown[]> => {
    if (statements.length === 0) return [];
    const answers = await db.batch(statements.map((statement) => prepare(db, statement)));
    rows += answers.reduce((sum, { meta }) => sum + (meta.rows_read ?? 0), 0);
    return answers[0]?.results ?? [];
  };
  const counted = (await run([plan.census])) as GroupRow[];
  await run(plan.countsFirst ? plan.page(plan.groups(counted), counted[0]?.numbers) : plan.page());
  return Response.json({ rows });
};

/** Rows that the options of a filter read. */
const rowsOfOptions = async (db: D1Database, body: unknown): Promise<Response> => {
  const { query, traits = [] } = EstateFiltersRequestSchema.parse(body);
  const search = { siteId: SITE, query, scope: 'all' as const };
  const statements = traits.length === 0 ? optionStatements(search) : traitStatements({ ...search, traits });
  const answers = await db.batch(statements.map((statement) => prepare(db, statement)));
  return Response.json({ rows: answers.reduce((sum, { meta }) => sum + (meta.rows_read ?? 0), 0) });
};

/** Rows that a new home writes, in tables and indexes; nothing is left of it. */
const rowsWritten = async (db: D1Database): Promise<Response> => {
  const id = '999999999';
  const [{ estate, collections } = { estate: null, collections: [] }] = benchEstates(7);
  if (estate === null) throw new Error('no home to write');
  const home = { ...estate, general: { ...estate.general, id } };
  const answers = await db.batch(
    estateStatements(SITE, home, { collections }).map((statement) => prepare(db, statement)),
  );
  await db.prepare('DELETE FROM estates WHERE site_id = ? AND id = ?').bind(SITE, id).run();
  return Response.json({ rows: answers.reduce((sum, { meta }) => sum + (meta.rows_written ?? 0), 0) });
};

/** Runs statements as one batch, to fill the databases. */
const runAll = async (db: D1Database, statements: readonly Statement[]): Promise<Response> => {
  await db.batch(statements.map((statement) => prepare(db, statement)));
  return Response.json(statements.length);
};

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const [, size = '', call = '', ...rest] = url.pathname.split('/');
    const db = env[`DB_${size}`];
    if (db === undefined) return new Response('no such size', { status: 404 });
    if (call === 'lookup') return lookup(db, rest[0] ?? '');
    if (call === 'run') return runAll(db, await request.json());
    if (call === 'rows') return rowsRead(db, await request.json());
    if (call === 'written-rows') return rowsWritten(db);
    if (call === 'filter-rows') return rowsOfOptions(db, await request.json());
    url.pathname = ['', call, ...rest].join('/');
    return app.fetch(new Request(url, request), { ...env, DB: db }, context);
  },
};
