import { readFile } from 'node:fs/promises';
import { nameOfRecord } from '#content-service/intake/records/index.ts';
import type { Client } from '../client.ts';
import type { Output } from '../output.ts';
import { makePictures, pictureRecord } from '../pictures/make-pictures.ts';
import { type NamedPicture, namePictures } from '../pictures/name-pictures.ts';
import { readPictureFolder } from '../pictures/picture-folder.ts';
import { uploadPictures } from '../pictures/upload-pictures.ts';
import { wantedPictures } from '../pictures/wanted-pictures.ts';
import type { Entry, Objection } from './entry.ts';

/** Folder of the cache of created sizes. */
export const CACHE = '.gevel/pictures';

interface Given {
  readonly client: Client;
  readonly siteId: string;
  readonly entries: () => AsyncIterable<Entry>;
  /** Folder of the picture files that records name. */
  readonly folder: string;
  readonly out: Output;
  /** Creates the pictures without uploading them. */
  readonly dryRun: boolean;
  /** Refuses a record with a missing or unusable file. */
  readonly strict: boolean;
}

/**
 * Creates and uploads the pictures whose files the records name. Returns the records of the pictures, followed by the
 * given records with names of pictures instead of files; those whose file is missing or unusable are listed beside
 * their record. Reads the given records twice, once for the files and once to send them, and keeps only one in memory.
 */
export async function withPictures(given: Given): Promise<() => AsyncGenerator<Entry>> {
  const { client, siteId, entries, folder, out, dryRun, strict } = given;
  const pictures = await readPictureFolder(folder);
  const named: NamedPicture[] = [];
  for await (const entry of entries()) {
    if ('value' in entry) named.push(...namePictures(entry.value, pictures).named);
  }
  const say = (what: string): void => out.progress(what);
  const { made, refused } = await makePictures(wantedPictures(named), { cache: CACHE, say });
  const files = made.flatMap(({ sizes }) =>
    sizes.map(({ file, location }) => ({ file, read: () => readFile(location) })),
  );
  if (!dryRun) await uploadPictures(client, siteId, files, say);
  const broken = new Map(refused.map(({ path, reason }) => [path, reason]));

  const renamed = (entry: Entry): Entry => {
    if (!('value' in entry)) return entry;
    const { record, named: ownPictures, refusals } = namePictures(entry.value, pictures);
    const objections: readonly Objection[] = [
      ...refusals,
      ...ownPictures.flatMap(({ source, field }) => {
        const reason = broken.get(source.path);
        return reason === undefined ? [] : [{ field, value: JSON.stringify(source.path), reason }];
      }),
    ];
    const { file, line } = entry;
    if (strict && objections.length > 0)
      return { file, line, refused: nameOfRecord(entry.value), objections };
    return { ...entry, value: record, ...(objections.length === 0 ? {} : { broken: objections }) };
  };

  return async function* () {
    for (const [index, picture] of made.entries()) {
      yield { file: folder, line: index + 1, value: pictureRecord(picture) };
    }
    for await (const entry of entries()) yield renamed(entry);
  };
}
