import type { WordTable } from './word-table.ts';

/** Descriptions for `wire/picture.ts`, and for names out of the vocabulary. */
export const PICTURE_WORDS: WordTable = {
  'Named.id': ['Id in the vocabulary.', 3],
  'Named.name': ['Its name.'],
  'Picture.file': [
    'Name of an asset of the service, served by `getAsset`, or an absolute https address.',
    'modern-villa-pool-1',
  ],
  hash: [
    'First 8 to 64 hexadecimal digits of the file’s SHA-256; a new file has another hash, so the file may be cached for long.',
    '9f86d081884c7d65',
  ],
  thumbnail: [
    'A smaller size: asset name or https address.',
    'modern-villa-pool-1',
    'Absent or null: `file` is used.',
  ],
  'Picture.index': ['Position among the pictures, lowest first.', 1],
  width: ['Width of the largest size, pixels.', 2400],
  height: ['Height of the largest size, pixels.', 1600],
  widths: [
    'Widths of the asset’s files, pixels; a request for another width gets the next larger one.',
    [400, 800, 1600, 2400],
    'Absent or null: every usual width below its own.',
  ],
  plan: [
    'Whether it is a floor plan: always shown whole, never cropped.',
    false,
    'Absent or null: a photograph.',
  ],
  social: [
    'Whether `getAsset` has its version `social`: a JPEG of 1200 × 630 pixels for mails and link previews.',
    true,
    'Absent or null: it is not known to have one.',
  ],
  alt: ['Alternative text for people who cannot see it.'],
};
