import type { WordTable } from './word-table.ts';

/** Words of `wire/picture.ts`, and of names out of the vocabulary. */
export const PICTURE_WORDS: WordTable = {
  'Named.id': ['Id in the vocabulary.', 3],
  'Named.name': ['Its name.'],
  'Picture.file': [
    'Name of an asset of the service, served by `getAsset`, or an absolute https address.',
    'modern-villa-pool-1',
  ],
  hash: [
    'First digits of the SHA-256 of the file, 8 to 64 hexadecimal; a new file has another, so that it may be kept for long.',
    '9f86d081884c7d65',
  ],
  thumbnail: [
    'A smaller size: asset name or https address.',
    'modern-villa-pool-1',
    'Absent or null: `file` stands in.',
  ],
  'Picture.index': ['Place among the pictures, lowest first.', 1],
  width: ['Width of the largest size, pixels.', 2400],
  height: ['Height of the largest size, pixels.', 1600],
  widths: [
    'Widths in which an asset has files, pixels; of another the next larger is answered.',
    [400, 800, 1600, 2400],
    'Absent or null: every usual width below its own.',
  ],
  plan: [
    'Whether it is a drawn plan: shown whole, never cut to a shape.',
    false,
    'Absent or null: a photograph.',
  ],
  alt: ['What it shows, for those who do not see it.'],
};
