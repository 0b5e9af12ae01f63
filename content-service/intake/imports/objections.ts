import type { Estate } from '#wire/estate.ts';
import { isByAddress } from '#wire/own-service.ts';
import type { PictureRecord } from '#wire/picture-file.ts';
import { pictureRefusals } from '../pictures.ts';
import type { KnownCity } from '../places/derive-city.ts';
import { picturesAtAddressesIn } from '../records/pictures.ts';
import type { FieldRefusal } from '../strict/index.ts';
import { isNumberOfFeeds } from '../values/feed-numbers.ts';
import { reason } from '../values/reasons.ts';
import { type Candidate, type Found, keyOf } from './look-up.ts';

/** What an import would have brought before these records: for a dry run, which stores nothing. */
export interface Coming {
  /** Names of pictures. */
  readonly pictures: ReadonlySet<string>;
  /** Hashes of files that would be uploaded. */
  readonly files: ReadonlySet<string>;
  readonly cities: readonly KnownCity[];
}

/** The site's own pictures that a record names and the site lacks. */
export const missingPictures = (
  { prepared, pictures }: Candidate,
  { shown }: Pick<Found, 'shown'>,
  coming: Coming | undefined,
): readonly FieldRefusal[] =>
  prepared.kind.name === 'picture'
    ? []
    : pictures
        // Pictures by address are fetched later.
        .filter(({ name }) => !shown.has(name) && !coming?.pictures.has(name) && !isByAddress(name))
        .map(({ name, field }) => ({ field, value: JSON.stringify(name), reason: reason('noPicture') }));

/** Pictures of a record on hosts whose pictures the site does not show; none when that is not to be checked. */
export const picturesElsewhere = (
  { prepared, record }: Candidate,
  hosts: ReadonlyMap<string, unknown> | null,
): readonly FieldRefusal[] =>
  hosts === null || prepared.kind.name === 'picture'
    ? []
    : picturesAtAddressesIn(record)
        .filter(({ host }) => !hosts.has(host))
        .map(({ name, field, host }) => ({
          field,
          value: JSON.stringify(name.slice(0, 200)),
          reason: reason('pictureHost', { host }),
        }));

/**
 * A home, and units in it, with numbers of feeds (decision 143), unless it is stored like this: an import brings back
 * what was exported.
 */
function takesNumbers(
  { prepared, record }: Candidate,
  { known }: Pick<Found, 'known'>,
): readonly FieldRefusal[] {
  if (known.get(keyOf(prepared.kind.name, prepared.id))?.hash === prepared.hash) return [];
  const { general } = (record.estate ?? record.card ?? {}) as Partial<Pick<Estate, 'general'>>;
  const { external_id } = (record.listing ?? {}) as { readonly external_id?: string | null };
  const ids = [external_id, general?.id, ...(general?.children ?? []).map((unit) => unit.general.id)];
  return ids
    .map((id) => String(id ?? ''))
    .filter(isNumberOfFeeds)
    .map((id) => ({
      field: record.listing === undefined ? 'estate.general.id' : 'listing.external_id',
      value: JSON.stringify(id),
      reason: reason('numberOfFeeds'),
    }));
}

/** A record that is stored with capitals elsewhere in its id: it would have rows, and a page, of its own beside that one. */
function spelledOtherwise(
  { prepared: { kind, id } }: Candidate,
  { spelled }: Pick<Found, 'spelled'>,
): readonly FieldRefusal[] {
  const stored = spelled.get(keyOf(kind.name, id)) ?? id;
  if (stored === id) return [];
  return [{ field: kind.name, value: JSON.stringify(id), reason: reason('otherSpelling', { stored }) }];
}

/** Refusals of a valid record because of stored data; `missing` are pictures that it cannot do without. */
export function objectionsTo(
  candidate: Candidate,
  found: Pick<Found, 'taken' | 'files' | 'known' | 'spelled'>,
  missing: readonly FieldRefusal[],
  { coming, ofFeed = false }: { readonly coming?: Coming | undefined; readonly ofFeed?: boolean },
): readonly FieldRefusal[] {
  const { taken, files } = found;
  const { record } = candidate;
  const { kind, id } = candidate.prepared;
  const spelling = spelledOtherwise(candidate, found);
  if (kind.name === 'picture') {
    return [
      ...spelling,
      ...pictureRefusals(record.picture as PictureRecord, files).filter(
        ({ value }) => !coming?.files.has(value),
      ),
    ];
  }
  const night = kind.name === 'rental' ? taken.get(id) : undefined;
  return [
    ...spelling,
    ...(night === undefined
      ? []
      : [{ field: 'taken', value: JSON.stringify(night), reason: 'a visitor has reserved this night' }]),
    ...(ofFeed ? [] : takesNumbers(candidate, found)),
    ...missing,
  ];
}
