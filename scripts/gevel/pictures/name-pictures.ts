import { PICTURE_MEMBERS } from '../../../wire/picture.ts';
import type { PictureFolder, PictureSource } from './picture-folder.ts';

/** Why a member of a record is refused: `estate.pictures[3].file`. */
interface FieldRefusal {
  readonly field: string;
  /** The value as short JSON. */
  readonly value: string;
  readonly reason: string;
}

/** A file that a record names, and whether the record says that it is a plan. */
export interface NamedPicture {
  readonly source: PictureSource;
  readonly plan: boolean | undefined;
  /** Where the record names it. */
  readonly field: string;
}

interface Naming {
  /** The record with the pictures' names in place of their files'. */
  readonly record: unknown;
  readonly named: readonly NamedPicture[];
  readonly refusals: readonly FieldRefusal[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture of another host: the site passes it on from there. */
const isElsewhere = (file: unknown): boolean => typeof file === 'string' && /^https?:\/\//i.test(file);

/** The name of a picture among the site's. */
const PICTURE_NAME = /^[A-Za-z0-9_-]{1,64}$/;
/** Characters of a value that is quoted. */
const QUOTED = 80;
/** Other sizes that a source may name beside a picture: they are made here. */
const OTHER_SIZES = ['thumbnail', 'medium'];

/**
 * A record whose pictures are told by files of a folder (`{"file": "501/living.jpg"}`), with their names among the
 * site's pictures instead, wherever records hold pictures: an estate and its units, a listing and its card, a
 * rental, a page, a list of the agency's own, and the portrait of a contact person.
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
    // A name, and no file: a picture that the site has already.
    if (PICTURE_NAME.test(file)) return file;
    const near = folder.near(file);
    const but = near === null ? '' : `; ${near} differs in capitals alone`;
    refusals.push({
      field,
      value: JSON.stringify(file).slice(0, QUOTED),
      reason: `there is no such file in the folder of pictures${but}`,
    });
    return file;
  };

  const pictureOf = (picture: Node, member: string, file: string, at: string): Node => {
    const kept = Object.entries(picture).filter(
      ([key, value]) => key !== 'plan' && (!OTHER_SIZES.includes(key) || isElsewhere(value)),
    );
    return { ...Object.fromEntries(kept), [member]: nameOf(file, `${at}.${member}`, picture.plan) };
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
