import { LOCALES } from '../../domain/locale.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import type { Estate } from '../../wire/estate.ts';
import type { Statement } from '../platform/db/statement.ts';
import { cityWordStatements } from './city-words.ts';
import { idText } from './estate-columns.ts';

const merged = (table: string, prefix: string): string =>
  LOCALES.map(
    (locale) => `${prefix}${locale} = COALESCE(${table}.${prefix}${locale}, excluded.${prefix}${locale})`,
  ).join(', ');

const NAME_COLUMNS = LOCALES.join(', ');
const NAMES = LOCALES.map((locale) => `entry.value -> '$.name' ->> '$.${locale}'`).join(', ');

/** The names an estate brings for filter options; those already known are kept and only filled up. */
export const optionNameStatements = (
  siteId: string,
  estate: Estate,
  transactionKey: string | null,
): Statement[] => {
  const { headType, subType, transaction } = estate.general;
  const own = idText(transaction?.id);
  const names = [
    { kind: 'headType', id: idText(headType?.id), name: headType?.name },
    { kind: 'subType', id: idText(subType?.id), name: subType?.name },
    { kind: 'transaction', id: transactionKey, name: transaction?.name },
    {
      kind: 'ownTransaction',
      id: SOURCES.ofEstate(estate).searchedAlone ? own : null,
      name: transaction?.name,
    },
  ].filter(({ id, name }) => id !== null && name);
  return [
    {
      sql:
        `INSERT INTO option_names (site_id, kind, id, ${NAME_COLUMNS}) ` +
        `SELECT ?, entry.value ->> '$.kind', entry.value ->> '$.id', ${NAMES} ` +
        'FROM json_each(?) AS entry WHERE true ON CONFLICT (site_id, kind, id) DO UPDATE SET ' +
        merged('option_names', ''),
      params: [siteId, JSON.stringify(names)],
    },
  ];
};

const CITY_COLUMNS = LOCALES.flatMap((locale) => [`name_${locale}`, `alias_${locale}`]);

/** The city an estate lies in, where nobody has described it better (`cityStatements`). */
export const estateCityStatements = (siteId: string, estate: Estate): Statement[] => {
  const city = estate.general.address?.city;
  const id = idText(city?.id);
  if (!city || id === null) return [];
  const values = LOCALES.flatMap((locale) => [city.name?.[locale] ?? null, city.alias?.[locale] ?? null]);
  return [
    {
      sql:
        `INSERT INTO cities (site_id, id, zip, ${CITY_COLUMNS.join(', ')}) ` +
        `VALUES (?, ?, ?, ${CITY_COLUMNS.map(() => '?').join(', ')}) ` +
        `ON CONFLICT (site_id, id) DO UPDATE SET ${merged('cities', 'name_')}, ${merged('cities', 'alias_')}`,
      params: [siteId, id, idText(city.zip) ?? '', ...values],
    },
    ...cityWordStatements(siteId, { id, zip: city.zip, name: city.name, alias: city.alias }),
  ];
};
