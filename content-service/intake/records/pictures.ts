/** Pictures: the sizes of each, by the hashes of uploaded files. */
import * as z from 'zod';
import { isHttpsAddress } from '#domain/rules/link.ts';
import { isByAddress } from '#wire/own-service.ts';
import { PICTURE_MEMBERS } from '#wire/picture.ts';
import { PictureRecordSchema } from '#wire/picture-file.ts';
import { isOwnPicture } from '../../platform/asset-name.ts';
import { pictureStatements } from '../pictures.ts';
import { add, type Write } from '../write.ts';
import { deleteRows, type RecordKind, recordKind } from './kind.ts';

export const PICTURE_KINDS = [
  recordKind({
    name: 'picture',
    schema: z.object({ picture: PictureRecordSchema }),
    idOf: ({ picture }) => picture.name,
    writes: (siteId, { picture }) => pictureStatements(siteId, picture),
    leave: [deleteRows('assets', 'name', 'picture')],
  }),
];

/** A picture of the site that a record refers to, with the field. */
export interface NamedPicture {
  readonly name: string;
  /** `estate.pictures[2].file` */
  readonly field: string;
}

/** All pictures that a record refers to: the site's own, and those at an address. */
function allPicturesIn(value: unknown, field = '', member?: string): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => allPicturesIn(one, `${field}[${index}]`, member));
  }
  const name: unknown = member === undefined ? undefined : Reflect.get(value, member);
  if (member !== undefined && typeof name === 'string') return [{ name, field: `${field}.${member}` }];
  return Object.entries(value).flatMap(([key, one]) =>
    allPicturesIn(one, field === '' ? key : `${field}.${key}`, PICTURE_MEMBERS[key]),
  );
}

/** The site's own pictures that a record refers to. */
export const picturesNamedIn = (value: unknown): NamedPicture[] =>
  allPicturesIn(value).filter(({ name }) => isOwnPicture(name));

/** The pictures at an address that a record refers to, each with its host. */
export const picturesAtAddressesIn = (value: unknown): (NamedPicture & { readonly host: string })[] =>
  allPicturesIn(value).flatMap((picture) =>
    isHttpsAddress(picture.name) ? [{ ...picture, host: new URL(picture.name).host }] : [],
  );

/**
 * Rows of the pictures that a record names: what stops being named is no longer served, and deleted after a while. The
 * portrait of a contact person is a plain name. Pictures and icons name no others.
 */
export const pictureUses = (
  siteId: string,
  { kind, id }: { readonly kind: string; readonly id: string },
  record: Readonly<Record<string, unknown>>,
): Write[] => {
  const portrait = record.contact as { readonly picture?: unknown } | null | undefined;
  const named = new Set(kind === 'picture' ? [] : picturesNamedIn(record).map(({ name }) => name));
  const names = [...named, ...(isOwnPicture(portrait?.picture) ? [portrait.picture] : [])];
  if (names.length === 0) return [];
  const rows = names.map((name) => {
    // Whether the commit refuses a record whose picture went meanwhile, as it is refused without it before.
    const sought = Number(named.has(name) && !isByAddress(name));
    return { site_id: siteId, kind, id, name, sought };
  });
  return [add('picture_uses', ...rows)];
};

/** `estate.pictures[2].file` is entry 2 of `estate.pictures`. */
const ENTRY = /^(.+)\[(\d+)\]\.\w+$/;

/**
 * A home without some of the pictures that it names; null when one of them is not in a list, or the record is no home:
 * a page is laid out around its pictures.
 */
export function withoutPictures(
  { home }: Pick<RecordKind, 'home'>,
  record: Readonly<Record<string, unknown>>,
  pictures: readonly Pick<NamedPicture, 'field'>[],
): Readonly<Record<string, unknown>> | null {
  const entries = pictures.flatMap(({ field }) => {
    const [, list, index] = ENTRY.exec(field) ?? [];
    return list === undefined ? [] : [{ list, index: Number(index) }];
  });
  if (!home || entries.length < pictures.length) return null;
  const walk = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) {
      const out = new Set(entries.filter(({ list }) => list === at).map(({ index }) => index));
      return value.map((one, index) => walk(one, `${at}[${index}]`)).filter((_, index) => !out.has(index));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, walk(one, at === '' ? key : `${at}.${key}`)]),
    );
  };
  return walk(record, '') as Readonly<Record<string, unknown>>;
}
