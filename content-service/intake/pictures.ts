import type { PictureFile, PictureRecord } from '../../wire/picture-file.ts';
import { fileKey } from '../platform/file-key.ts';
import { clear, put, type Write } from './write.ts';

/** Why a member of a picture's record is refused; in words for an operator. */
export interface PictureRefusal {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** The hashes of all files that a picture names. */
export const filesOfPicture = ({ sizes }: PictureRecord): string[] => sizes.map(({ file }) => file);

/** What of a picture cannot be stored: files that the site has not, and widths that are not the file's. */
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
 * A picture in its sizes, and in no others. What a size is, its file says when it is written: a file that is gone by
 * then is refused by the table, and the batch with it. Ask `pictureRefusals` first.
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
