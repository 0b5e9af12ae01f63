import { perLocale } from '#domain/locale.ts';
import { ARCHIVED_KEY } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Estate } from '#wire/estate.ts';
import { writeLocalized } from '../platform/db/localized-columns.ts';
import { cityWordStatements } from './city-words.ts';
import { idText } from './estate-columns.ts';
import { fill, type Write } from './write.ts';

/** Stores the names of an estate's filter options; known names are kept and only completed. */
export const optionNameStatements = (
  siteId: string,
  estate: Estate,
  transactionKey: string | null,
): Write[] => {
  const { headType, subType, transaction } = estate.general;
  const own = idText(transaction?.id);
  const names = [
    { kind: 'headType', id: idText(headType?.id), name: headType?.name },
    { kind: 'subType', id: idText(subType?.id), name: subType?.name },
    {
      kind: 'transaction',
      // The name belongs to the status before archiving.
      id: transactionKey === ARCHIVED_KEY ? null : transactionKey,
      name: transaction?.name,
    },
    {
      kind: 'ownTransaction',
      id: SOURCES.ofEstate(estate).searchedAlone ? own : null,
      name: transaction?.name,
    },
  ].filter(({ id, name }) => id !== null && name);
  return [
    fill(
      'option_names',
      ...names.map(({ kind, id, name }) => ({
        site_id: siteId,
        kind,
        id,
        ...perLocale((locale) => name?.[locale] ?? null),
      })),
    ),
  ];
};

/** Stores the estate's city, unless it has been described separately (`cityStatements`). */
export const estateCityStatements = (siteId: string, estate: Estate): Write[] => {
  const city = estate.general.address?.city;
  const id = idText(city?.id);
  if (!city || id === null) return [];
  return [
    fill('cities', {
      site_id: siteId,
      id,
      zip: idText(city.zip) ?? '',
      ...writeLocalized('name', city.name),
      ...writeLocalized('alias', city.alias),
      lat: null,
      lon: null,
    }),
    ...cityWordStatements(siteId, { id, zip: city.zip, name: city.name, alias: city.alias }),
  ];
};
