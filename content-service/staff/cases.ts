/** Cases of an agency: requests of visitors that its people answer, of all kinds. */
import type { Locale } from '#domain/locale.ts';
import type { ExtraLine } from '#domain/stays/extras.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { localized } from '#domain/text.ts';
import type { StaffCase, StaffMe } from '#wire/staff.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import type { Param } from '../platform/db/statement.ts';

/** Columns of `AnswerKind.cases`. */
export interface CaseRow extends Omit<StaffCase, 'name' | 'waits'> {
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

/** The requested owners, as JSON; null for all. */
export const askedOwners = (asked: readonly string[] | undefined): string | null =>
  asked === undefined ? null : JSON.stringify(asked.map((one) => one.toLowerCase()));

/** The addresses whose cases a person may see: all, or their own; within that, the requested ones. */
export const ownersOf = ({ sees, email }: StaffMe, asked: readonly string[] | undefined): string | null =>
  sees === 'own' ? JSON.stringify([email.toLowerCase()]) : askedOwners(asked);

const COLUMNS =
  'kind, id, state, waits, due, createdAt, begins, ends, firstname, lastname, email, phone, place, message, reference, ' +
  'owner, persons, total, extras, locale';

/** SQL for the cases of these owners; `owners` is SQL for a JSON list of addresses, or for null. */
export const ownedBy = (owners: string): string =>
  `(${owners} IS NULL OR lower(owner) IN (SELECT value FROM json_each(${owners})))`;

/**
 * SQL for columns of cases of all kinds, one kind after the other: of the whole union SQLite would work out every column
 * of every row. `where` is SQL.
 */
export const casesOf = (kinds: readonly AnswerKind[], columns: string, where: string): string =>
  kinds.map(({ cases }) => `SELECT ${columns} FROM (${cases}) WHERE ${where}`).join(' UNION ALL ');

/** All columns of cases. */
export const asker = (
  kinds: readonly AnswerKind[],
  siteId: string,
  owners: string | null,
  now: Date,
): Asker => ({
  all: `SELECT ${COLUMNS} FROM (${kinds.map(({ cases }) => cases).join(' UNION ALL ')}) WHERE ${ownedBy('?4')}`,
  params: [siteId, now.toISOString(), brusselsDay(now), owners],
});

/** SQL like `asker`, for the cases of the fifth parameter: their ids by kind, as JSON. */
export const among = (kinds: readonly AnswerKind[]): string =>
  kinds
    .map(
      ({ kind, cases }) =>
        // Each by its key, not by an index over the whole kind.
        `SELECT ${COLUMNS} FROM (SELECT value AS found FROM json_each(?5, '$.${kind}')) CROSS JOIN (${cases}) ` +
        `WHERE id = found AND ${ownedBy('?4')}`,
    )
    .join(' UNION ALL ');

/** "Hond; Bedlinnen, 2 ×"; null for a case without extras. */
function extrasIn(json: string | null, locale: Locale): string | null {
  const lines: readonly ExtraLine[] = JSON.parse(json ?? '[]');
  const names = lines.map(({ id, name, count }) => {
    const said = localized(name, locale) || id;
    return count === 1 ? said : `${said}, ${count} ×`;
  });
  return names.length === 0 ? null : names.join('; ');
}

export const toCase =
  (kinds: readonly AnswerKind[], locale: Locale) =>
  ({ firstname, lastname, waits, place, extras, ...row }: CaseRow): StaffCase => ({
    ...row,
    waits: waits === 1,
    extras: extrasIn(extras, locale),
    name: `${firstname} ${lastname}`.trim(),
    place: (kinds.find(({ kind }) => kind === row.kind)?.placeOf?.(place, locale) ?? place).trim(),
  });

/** Order of all cases, and the place of one in it. */
export const PLACE = "createdAt || ' ' || kind || ' ' || id";

/** Condition: a viewing or stay lies ahead or is going on. */
export const UPCOMING = "(state = 'booked' OR (kind = 'stay' AND state = 'confirmed'))";
