import { LOCALES, type Locale, type Localized, perLocale } from '#domain/locale.ts';
import { localizedColumns } from '../../platform/db/localized-columns.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { GroupCount, Grouping } from './grouping.ts';

/** Kinds in `option_names`; cities have their own table, and a price step is its own name. */
const KINDS: Readonly<Record<Exclude<Grouping, 'CITY' | 'PRICE'>, string>> = {
  TYPE: 'headType',
  SUBTYPE: 'subType',
  STATUS: 'transaction',
};

/**
 * A row of the census: a group with its name per language and, for a city, its zip; neither without groups.
 */
export interface GroupRow extends GroupCount, Readonly<Partial<Record<Locale | 'zip', string | null>>> {
  /** JSON of the results' numbers; without groups, where they are few and the search asks many traits. */
  readonly numbers?: string | null;
}

const COLUMNS = [...LOCALES, 'zip'];
/** SQL columns of a row from these expressions. */
const columnsFrom = (expressions: readonly string[]): string =>
  COLUMNS.map((column, index) => `${expressions[index] ?? 'NULL'} AS ${column}`).join(', ');

/** Columns and join that add names to the groups `found`. */
interface GroupNames {
  readonly columns: string;
  readonly join: Sql;
}

/** SQL that adds names to the groups `found`, merged from all listings of the site. */
export const groupNames = (siteId: string, grouping: Grouping): GroupNames => {
  if (grouping === 'PRICE') return { columns: columnsFrom([]), join: sql('') };
  if (grouping === 'CITY') {
    return {
      columns: columnsFrom([...localizedColumns('named.name'), 'named.zip']),
      join: sql('LEFT JOIN cities AS named ON named.site_id = ? AND named.id = found.key', siteId),
    };
  }
  return {
    columns: columnsFrom(LOCALES.map((locale) => `named.${locale}`)),
    join: sql(
      'LEFT JOIN option_names AS named ON named.site_id = ? AND named.kind = ? AND named.id = found.key',
      siteId,
      KINDS[grouping],
    ),
  };
};

/** A group in the results of a search. */
export interface FoundGroup extends GroupCount {
  /** null when no listing has one. */
  readonly name: Localized | null;
  readonly zip: string | null;
}

/** The group of a row. */
export const readGroup = (row: GroupRow): FoundGroup => {
  const name = perLocale((locale) => row[locale] ?? null);
  const named = LOCALES.some((locale) => name[locale] !== null);
  return { key: row.key, count: row.count, name: named ? name : null, zip: row.zip ?? null };
};
