/** Pictures: the sizes of each, by the hashes of uploaded files. */
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

/** A picture of the site that a record refers to, with the field. */
export interface NamedPicture {
  readonly name: string;
  /** `estate.pictures[2].file` */
  readonly field: string;
}

/** The site's own pictures that a record refers to. */
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
