/** Picture files as pictures of a site: the same sizes as those of an import (docs/pictures.md). */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNamedAsPlan } from '#domain/named-plan.ts';
import type { Client } from '../client.ts';
import type { Call } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { makePictures, pictureRecord } from '../pictures/make-pictures.ts';
import { uploadPictures } from '../pictures/upload-pictures.ts';
import { type Outcome, optional, siteRecords } from '../records.ts';
import { CACHE } from '../transfer/with-pictures.ts';

/** A file on this machine, and the name that its picture gets. */
export interface GivenFile {
  readonly name: string;
  readonly location: string;
}

export interface AddedPicture {
  readonly name: string;
  readonly file: string;
  readonly outcome: Outcome;
  /** Widths of its sizes, pixels. */
  readonly widths: readonly number[];
}

interface Asked {
  readonly client: Client;
  readonly siteId: string;
  readonly out: Call['out'];
  /** Makes the sizes and tells, without sending anything. */
  readonly dryRun: boolean;
}

async function requireFile({ location }: GivenFile): Promise<void> {
  const found = await stat(location).catch(() => null);
  if (found?.isFile() !== true) throw new WrongUsage(`${location} is no file.`);
}

/**
 * Makes all sizes of the files, uploads those that the service lacks, and stores each as a picture under its name; a
 * picture that has the name already is replaced. Throws Refused with every file of which no picture can be made, before
 * anything is sent.
 */
export async function addPictures(
  { client, siteId, out, dryRun }: Asked,
  given: readonly GivenFile[],
): Promise<readonly AddedPicture[]> {
  await Promise.all(given.map(requireFile));
  const say = (what: string): void => out.progress(what);
  const wanted = given.map((one) => ({ ...one, path: one.location, plan: isNamedAsPlan(one.location) }));
  const { made, refused } = await makePictures(wanted, { cache: CACHE, say });
  if (refused.length > 0) {
    const lines = refused.map(({ path, reason }) => `  ${path}: ${reason}`);
    throw new Refused(['Nothing was sent:', ...lines].join('\n'));
  }
  const files = made.flatMap(({ sizes }) =>
    sizes.map(({ file, location }) => ({ file, read: () => readFile(location) })),
  );
  if (!dryRun) await uploadPictures(client, siteId, files, say);
  const records = siteRecords(client, siteId);
  const added: AddedPicture[] = [];
  for (const [at, picture] of made.entries()) {
    const record = pictureRecord(picture);
    const { name } = picture;
    const path = `/sites/${siteId}/records/picture/${encodeURIComponent(name)}`;
    const judged = async (): Promise<Outcome> => {
      const stored = await optional(client.get(path));
      if (stored === null) return 'new';
      return isDeepStrictEqual(stored, record) ? 'same' : 'changed';
    };
    const outcome = dryRun ? await judged() : await records.put('picture', name, record);
    const widths = record.picture.sizes.map(({ width }) => width);
    added.push({ name, file: basename(given[at]?.location ?? ''), outcome, widths });
  }
  return added;
}

/** "501-front: new, 320 to 1600 px, from front.jpg". */
export const addedLine = ({ name, file, outcome, widths }: AddedPicture): string => {
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  return `${name}: ${outcome}, ${least === most ? '' : `${least} to `}${most} px, from ${file}`;
};
