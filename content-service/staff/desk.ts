import { instantOf } from '../../domain/agenda/zoned-time.ts';
import type { Locale } from '../../domain/locale.ts';
import { addDays } from '../../domain/stays/day.ts';
import type { ExtraLine } from '../../domain/stays/extras.ts';
import { brusselsDay } from '../../domain/stays/today.ts';
import { localized } from '../../domain/text.ts';
import type {
  Desk,
  DeskRequest,
  StaffCase,
  StaffCaseKind,
  StaffCases,
  StaffCasesRequest,
  StaffMe,
} from '../../wire/staff.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import type { StaffAgenda } from '../platform/answering/staff-agenda.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Param, Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { whoseSession } from './sessions.ts';
import { HAS_WORDS, soughtWords } from './sought-words.ts';

/** Default number of listed cases. */
const MOST = 50;
/** Number of cases on a page of the file of all cases. */
const PAGE = 500;
/** Number of days shown, including today. */
const DAYS = 8;
const ZONE = 'Europe/Brussels';

/** Columns of `AnswerKind.cases`. */
interface CaseRow extends Omit<StaffCase, 'name' | 'waits'> {
  readonly firstname: string;
  readonly lastname: string;
  readonly waits: number;
}

/**
 * Builder of statements with the parameters of `cases`, the addresses of the cases' owners (JSON; null for
 * all), and further ones.
 */
interface Asker {
  readonly all: string;
  readonly params: readonly Param[];
}

/** The addresses whose cases a person may see: all, or their own; within that, the requested ones. */
const ownersOf = ({ sees, email }: StaffMe, asked: readonly string[] | undefined): string | null => {
  if (sees === 'own') return JSON.stringify([email.toLowerCase()]);
  return asked === undefined ? null : JSON.stringify(asked.map((one) => one.toLowerCase()));
};

const COLUMNS =
  'kind, id, state, waits, due, createdAt, begins, ends, firstname, lastname, email, phone, place, message, reference, ' +
  'owner, persons, total, extras, locale';

const asker = (kinds: readonly AnswerKind[], siteId: string, owners: string | null, now: Date): Asker => ({
  all: `SELECT ${COLUMNS} FROM (${kinds.map(({ cases }) => cases).join(' UNION ALL ')}) WHERE (?4 IS NULL OR lower(owner) IN (SELECT value FROM json_each(?4)))`,
  params: [siteId, now.toISOString(), brusselsDay(now), owners],
});

/** "Hond; Bedlinnen, 2 ×"; null for a case without extras. */
function extrasIn(json: string | null, locale: Locale): string | null {
  const lines: readonly ExtraLine[] = JSON.parse(json ?? '[]');
  const names = lines.map(({ id, name, count }) => {
    const said = localized(name, locale) || id;
    return count === 1 ? said : `${said}, ${count} ×`;
  });
  return names.length === 0 ? null : names.join('; ');
}

const toCase =
  (kinds: readonly AnswerKind[], locale: Locale) =>
  ({ firstname, lastname, waits, place, extras, ...row }: CaseRow): StaffCase => ({
    ...row,
    waits: waits === 1,
    extras: extrasIn(extras, locale),
    name: `${firstname} ${lastname}`.trim(),
    place: (kinds.find(({ kind }) => kind === row.kind)?.placeOf?.(place, locale) ?? place).trim(),
  });

const EVERY = ['stay', 'appointment', 'contact', 'valuation'] as const;

/** Condition: a viewing or stay lies ahead or is going on. */
const AHEAD = "(state = 'booked' OR (kind = 'stay' AND state = 'confirmed'))";

/** Order of all cases, and the place of one in it. */
const PLACE = "createdAt || ' ' || kind || ' ' || id";

/** A page of all stored cases, waiting or answered, the newest first. Throws role_missing. */
export async function listCases(
  kinds: readonly AnswerKind[],
  siteId: string,
  { session, kind, owners, find, ahead, after }: StaffCasesRequest,
  context: CallContext,
): Promise<StaffCases> {
  const { env, now } = context;
  const [me, site] = await Promise.all([whoseSession(siteId, session, context), findSite(env.DB, siteId)]);
  if (site === null) throw notFound('site');
  const asked = kinds.filter((one) => EVERY.some((name) => name === one.kind && (kind ?? name) === name));
  const { all, params } = asker(asked, siteId, ownersOf(me, owners), now);
  const words = find?.trim() ? JSON.stringify(soughtWords(find)) : null;
  const { results } = await prepare(env.DB, {
    sql:
      `SELECT * FROM (${all} AND (?5 IS NULL OR ${HAS_WORDS('?5')})${ahead ? ` AND ${AHEAD}` : ''}) ` +
      `WHERE ?6 IS NULL OR ${PLACE} < ?6 ORDER BY ${PLACE} DESC LIMIT ?7`,
    params: [...params, words, after ?? null, PAGE],
  }).all<CaseRow>();
  const last = results.at(-1);
  return {
    me,
    cases: results.map(toCase(kinds, site.defaultLocale)),
    next: results.length < PAGE || last === undefined ? null : `${last.createdAt} ${last.kind} ${last.id}`,
  };
}

/**
 * The day at a glance, in two round trips: one for the session, and one for all data. Throws role_missing.
 */
export async function showDesk(
  kinds: readonly AnswerKind[],
  agenda: StaffAgenda,
  siteId: string,
  { session, kind, owners, find, ahead, most = MOST }: DeskRequest,
  context: CallContext,
): Promise<Desk> {
  const { env, now } = context;
  const [me, site] = await Promise.all([whoseSession(siteId, session, context), findSite(env.DB, siteId)]);
  if (site === null) throw notFound('site');
  const today = brusselsDay(now);
  const from = new Date(instantOf(today, '00:00', ZONE)).toISOString();
  const until = new Date(instantOf(addDays(today, DAYS), '00:00', ZONE)).toISOString();
  const of = (...names: StaffCaseKind[]) =>
    asker(
      kinds.filter((one) => names.includes(one.kind)),
      siteId,
      ownersOf(me, owners),
      now,
    );
  const open = of('stay', 'contact', 'valuation');
  const every = of(...EVERY);
  const counts: Statement = {
    sql: `SELECT kind, count(*) AS n FROM (${open.all} AND waits) GROUP BY kind`,
    params: open.params,
  };
  const waiting: Statement = {
    sql: `${open.all} AND waits AND (?5 IS NULL OR kind = ?5) ORDER BY due IS NULL, due, createdAt LIMIT ?6`,
    params: [...open.params, kind ?? null, most],
  };
  const found = (words: string): Statement => ({
    sql: `${every.all} AND ${HAS_WORDS('?5')} ORDER BY createdAt DESC LIMIT ?6`,
    params: [...every.params, JSON.stringify(soughtWords(words)), most],
  });
  const coming: Statement = {
    sql: `${every.all} AND ${AHEAD} ORDER BY begins LIMIT ?5`,
    params: [...every.params, most],
  };
  const cases = find?.trim() ? found(find) : ahead === true ? coming : waiting;
  const viewed = of('appointment');
  const viewings: Statement = {
    sql:
      `${viewed.all} AND begins >= ?5 AND begins < ?6 AND state IN ('booked', 'past', 'cancelled', 'cancelled_by_visitor') ` +
      'ORDER BY begins LIMIT 500',
    params: [...viewed.params, from, until],
  };
  const let_ = of('stay');
  const stays: Statement = {
    sql:
      `${let_.all} AND state IN ('confirmed', 'past') AND ((begins >= ?5 AND begins < ?6) OR (ends >= ?5 AND ends < ?6)) ` +
      'ORDER BY begins LIMIT 500',
    params: [...let_.params, today, addDays(today, DAYS)],
  };
  const [shown, [counted, listed, met, letting]] = await Promise.all([
    agenda.show(env.DB, siteId, { now, locale: site.defaultLocale }),
    env.DB.batch([counts, cases, viewings, stays].map((one) => prepare(env.DB, one))),
  ]);
  const n = Object.fromEntries(
    ((counted?.results ?? []) as { kind: string; n: number }[]).map((row) => [row.kind, row.n]),
  );
  const show = (result: D1Result | undefined) =>
    ((result?.results ?? []) as CaseRow[]).map(toCase(kinds, site.defaultLocale));
  return {
    me,
    counts: { stay: n.stay ?? 0, contact: n.contact ?? 0, valuation: n.valuation ?? 0 },
    cases: show(listed),
    viewings: show(met),
    stays: show(letting),
    closures: [...shown.closures],
    agents: [...shown.agents],
    openHouses: [...shown.openHouses],
  };
}

/** Whether a person may see a case. */
export async function maySee(
  kind: AnswerKind,
  siteId: string,
  me: StaffMe,
  id: string,
  { env: { DB }, now }: CallContext,
): Promise<boolean> {
  if (me.sees === 'all') return true;
  const { all, params } = asker([kind], siteId, ownersOf(me, undefined), now);
  return (await prepare(DB, { sql: `${all} AND id = ?5`, params: [...params, id] }).first()) !== null;
}
