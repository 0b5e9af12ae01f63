/** Pictures: the sizes of one, by the hashes of files that were sent before. */
import * as z from 'zod';
import { PICTURE_MEMBERS } from '../../../wire/picture.ts';
import { PictureRecordSchema } from '../../../wire/picture-file.ts';
import { isOwnPicture } from '../../platform/asset-name.ts';
import { pictureStatements } from '../pictures.ts';
import { deleteRows, recordKind } from './kind.ts';

export const PICTURE_KINDS = [
  recordKind({
    name: 'picture',
    schema: z.object({ picture: PictureRecordSchema }),
    idOf: ({ picture }) => picture.name,
    writes: (siteId, { picture }) => pictureStatements(siteId, picture),
    leave: [deleteRows('assets', 'name', 'picture')],
  }),
];

/** A picture of the site's own that a record names, and where. */
export interface NamedPicture {
  readonly name: string;
  /** `estate.pictures[2].file` */
  readonly field: string;
}

/** The pictures of the site's own that a record names. */
export function picturesNamedIn(value: unknown, field = '', member?: string): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => picturesNamedIn(one, `${field}[${index}]`, member));
  }
  const name: unknown = member === undefined ? undefined : Reflect.get(value, member);
  if (member !== undefined && isOwnPicture(name)) return [{ name, field: `${field}.${member}` }];
  return Object.entries(value).flatMap(([key, one]) =>
    picturesNamedIn(one, field === '' ? key : `${field}.${key}`, PICTURE_MEMBERS[key]),
  );
}
