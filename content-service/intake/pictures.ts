import type { PictureFile, PictureRecord } from '../../wire/picture-file.ts';
import { fileKey } from '../platform/file-key.ts';
import { clear, put, type Write } from './write.ts';

/** A refusal of a picture's record, in words for an operator. */
export interface PictureRefusal {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** Hashes of all files of a picture. */
export const filesOfPicture = ({ sizes }: PictureRecord): string[] => sizes.map(({ file }) => file);

/** Refusals of a picture: missing files, and widths that differ from the file's. */
export const pictureRefusals = (
  { sizes }: PictureRecord,
  files: ReadonlyMap<string, PictureFile>,
): PictureRefusal[] =>
  sizes.flatMap(({ width, file }, index) => {
    const found = files.get(file);
    if (found === undefined) {
      const reason = 'no file of this SHA-256 has been uploaded';
      return [{ field: `picture.sizes[${index}].file`, value: file, reason }];
    }
    if (found.width === width) return [];
    const reason = `the file is ${found.width} pixels wide`;
    return [{ field: `picture.sizes[${index}].width`, value: String(width), reason }];
  });

/**
 * Stores a picture with exactly these sizes. The properties of a size are read from its file on writing: if a
 * file is missing by then, the table refuses the row and the batch fails. Check `pictureRefusals` first.
 */
export const pictureStatements = (siteId: string, { name, plan, sizes }: PictureRecord): Write[] => [
  clear('assets', { site_id: siteId, name }),
  put(
    'assets',
    ...sizes.map(({ width, file }) => ({
      site_id: siteId,
      name,
      version: `w${width}`,
      r2_key: fileKey(siteId, file),
      hash: file,
      plan: plan === true ? 1 : 0,
    })),
  ),
];
