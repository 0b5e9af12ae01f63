/** What a row of a sheet must state when its id is unknown: it may be a mistyped id of a home that is stored. */
import { projectIdOf } from '#domain/rules/project.ts';
import type { Id } from '#domain/rules/source.ts';
import type { FieldRefusal } from '../strict/index.ts';
import { reason } from '../values/reasons.ts';

const city = (path: string): readonly string[] => ['id', 'zip', 'name'].map((key) => `${path}.city.${key}`);

/** Needed fields by kind of home, each with the alternatives that also do; a unit is described by its project. */
const NEEDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  estate: [
    ['estate.general.headType.id', 'estate.general.project'],
    ['estate.general.transaction.id', 'estate.general.project'],
    [...city('estate.general.address'), 'estate.general.parentId'],
  ],
  listing: [['listing.type'], ['listing.status', 'listing.transaction.id'], city('listing.address')],
  rental: [['rental.general.maxOccupation'], [...city('rental.general'), 'rental.general.location.id']],
};

/** Whether a record states a field; 0 and -1 name no project. */
const isThere = (record: unknown, field: string): boolean => {
  const value = field
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[key] : undefined,
      record,
    );
  const stated = field.endsWith('.parentId') ? projectIdOf({ parentId: value as Id | null }) : value;
  return stated !== undefined && stated !== null;
};

/** The fields that a new home of this kind lacks. */
export const newHomeLacks = (kind: string, record: unknown): readonly FieldRefusal[] =>
  (NEEDS[kind] ?? [])
    .filter((fields) => !fields.some((field) => isThere(record, field)))
    .map(([field = '']) => ({ field, value: '', reason: reason('newHome', { kind }) }));

/** Whether a refusal says that a row has an unknown id: the home that was meant could be any. */
export const isUnknownHome = (kind: string, why: string): boolean => why === reason('newHome', { kind });
