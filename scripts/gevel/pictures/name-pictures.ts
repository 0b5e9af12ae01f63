import { PICTURE_MEMBERS } from '#wire/picture.ts';
import { assetNames } from './asset-names.ts';
import type { PictureFolder, PictureSource } from './picture-folder.ts';

/** A field of a record whose file is missing: `estate.pictures[3].file`. */
interface FieldRefusal {
  readonly field: string;
  /** The value as short JSON. */
  readonly value: string;
  readonly reason: string;
}

/** A file named by a record; `plan` is undefined if the record does not say. */
export interface NamedPicture {
  readonly source: PictureSource;
  readonly plan: boolean | undefined;
  /** Path of the record's field. */
  readonly field: string;
}

interface Naming {
  /** The record with names of pictures instead of files. */
  readonly record: unknown;
  readonly named: readonly NamedPicture[];
  readonly refusals: readonly FieldRefusal[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a picture is at another host, from which the site serves it. */
const isElsewhere = (file: unknown): boolean => typeof file === 'string' && /^https?:\/\//i.test(file);

/** Names of a site's pictures. */
const PICTURE_NAME = /^[A-Za-z0-9_-]{1,64}$/;
/** Longest quoted value, characters. */
const QUOTED = 80;
/** Keys of other sizes in a source's record; removed, because sizes are created here. */
const OTHER_SIZES = ['thumbnail', 'medium'];

/**
 * Replaces files of a folder (`{"file": "501/living.jpg"}`) in a record with names of the site's pictures, in all
 * kinds of records: an estate and its units, a listing and its card, a rental, a page, an agency's own collection,
 * and the portrait of a contact person.
 */
export function namePictures(record: unknown, folder: PictureFolder): Naming {
  const named: NamedPicture[] = [];
  const refusals: FieldRefusal[] = [];

  const nameOf = (file: string, field: string, plan: unknown): string => {
    const source = folder.find(file);
    if (source !== null) {
      named.push({ source, plan: typeof plan === 'boolean' ? plan : undefined, field });
      return source.name;
    }
    // The name of an existing picture of the site.
    if (PICTURE_NAME.test(file)) return file;
    const near = folder.near(file);
    const but = near === null ? '' : `; ${near} differs only in capitals`;
    refusals.push({
      field,
      value: JSON.stringify(file).slice(0, QUOTED),
      reason: `the folder of pictures does not have this file${but}`,
    });
    // The site may have it from an earlier import.
    return assetNames([file]).get(file) ?? file;
  };

  const pictureOf = (picture: Node, member: string, file: string, at: string): Node => {
    const remaining = Object.entries(picture).filter(
      ([key, value]) => key !== 'plan' && (!OTHER_SIZES.includes(key) || isElsewhere(value)),
    );
    return { ...Object.fromEntries(remaining), [member]: nameOf(file, `${at}.${member}`, picture.plan) };
  };

  const walk = (value: unknown, at: string, member: string | undefined): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => walk(one, `${at}[${index}]`, member));
    if (!isNode(value)) return value;
    const file = member === undefined ? undefined : value[member];
    if (member !== undefined && typeof file === 'string') {
      return isElsewhere(file) ? value : pictureOf(value, member, file, at);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const place = at === '' ? key : `${at}.${key}`;
        const isPortrait = place === 'contact.picture' && typeof one === 'string' && !isElsewhere(one);
        return [key, isPortrait ? nameOf(one, place, undefined) : walk(one, place, PICTURE_MEMBERS[key])];
      }),
    );
  };

  return { record: walk(record, '', undefined), named, refusals };
}
