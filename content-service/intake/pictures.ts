import { type PictureFile, type PictureRecord, SOCIAL_SIZE } from '#wire/picture-file.ts';
import { fileKey } from '../platform/file-key.ts';
import { SOCIAL_VERSION } from '../platform/social-version.ts';
import { clear, put, type Write } from './write.ts';

/** A refusal of a picture's record, in words for an operator. */
export interface PictureRefusal {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** Hashes of all files of a picture. */
export const filesOfPicture = ({ sizes, social }: PictureRecord): string[] => [
  ...sizes.map(({ file }) => file),
  ...(social === undefined ? [] : [social]),
];

const NOT_UPLOADED = 'no file of this SHA-256 has been uploaded';

/** Refusals of the JPEG for mails and link previews: what they are told of it must be true. */
function socialRefusals(file: string, found: PictureFile | undefined): PictureRefusal[] {
  const { width, height } = SOCIAL_SIZE;
  const isRight = found?.contentType === 'image/jpeg' && found.width === width && found.height === height;
  if (isRight) return [];
  const reason = found === undefined ? NOT_UPLOADED : `a JPEG of ${width} × ${height} pixels is expected`;
  return [{ field: 'picture.social', value: file, reason }];
}

/** Refusals of a picture: missing files, and sizes that differ from the file's. */
export const pictureRefusals = (
  { sizes, social }: PictureRecord,
  files: ReadonlyMap<string, PictureFile>,
): PictureRefusal[] => [
  ...sizes.flatMap(({ width, file }, index) => {
    const found = files.get(file);
    if (found === undefined) {
      return [{ field: `picture.sizes[${index}].file`, value: file, reason: NOT_UPLOADED }];
    }
    if (found.width === width) return [];
    const reason = `the file is ${found.width} pixels wide`;
    return [{ field: `picture.sizes[${index}].width`, value: String(width), reason }];
  }),
  ...(social === undefined ? [] : socialRefusals(social, files.get(social))),
];

/**
 * Stores a picture with exactly these sizes. The properties of a size are read from its file on writing: if a
 * file is missing by then, the table refuses the row and the batch fails. Check `pictureRefusals` first.
 */
export const pictureStatements = (siteId: string, { name, plan, sizes, social }: PictureRecord): Write[] => [
  clear('assets', { site_id: siteId, name }),
  put(
    'assets',
    ...[
      ...sizes.map(({ width, file }) => ({ version: `w${width}`, file })),
      ...(social === undefined ? [] : [{ version: SOCIAL_VERSION, file: social }]),
    ].map(({ version, file }) => ({
      site_id: siteId,
      name,
      version,
      r2_key: fileKey(siteId, file),
      hash: file,
      plan: plan === true ? 1 : 0,
    })),
  ),
];
