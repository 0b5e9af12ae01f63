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
  /** All their columns. */
  readonly all: string;
  /** The same rows, for other columns. */
  readonly from: string;
  readonly params: readonly Param[];
}

/** The addresses whose cases a person may see: all, or their own; within that, the requested ones. */
export const ownersOf = ({ sees, email }: StaffMe, asked: readonly string[] | undefined): string | null => {
  if (sees === 'own') return JSON.stringify([email.toLowerCase()]);
  return asked === undefined ? null : JSON.stringify(asked.map((one) => one.toLowerCase()));
};

const COLUMNS =
  'kind, id, state, waits, due, createdAt, begins, ends, firstname, lastname, email, phone, place, message, reference, ' +
  'owner, persons, total, extras, locale';

export const asker = (
  kinds: readonly AnswerKind[],
  siteId: string,
  owners: string | null,
  now: Date,
): Asker => {
  const rows = kinds.map(({ cases }) => cases).join(' UNION ALL ');
  const from = `FROM (${rows}) WHERE (?4 IS NULL OR lower(owner) IN (SELECT value FROM json_each(?4)))`;
  return {
    all: `SELECT ${COLUMNS} ${from}`,
    from,
    params: [siteId, now.toISOString(), brusselsDay(now), owners],
  };
};

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

/** Condition: a viewing or stay lies ahead or is going on. */
export const UPCOMING = "(state = 'booked' OR (kind = 'stay' AND state = 'confirmed'))";
