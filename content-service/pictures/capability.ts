import type { Manifest } from '../mail/manifest.ts';
import { pictureFileOperations } from './operations.ts';
import { sweepPictureFiles, sweepPictures } from './sweep-files.ts';

/** Pictures in R2. */
export const PICTURES = {
  name: 'pictures',
  operations: pictureFileOperations,
  tables: {
    picture_uses: { key: ['name', 'kind', 'id'], backup: 'agency', persons: null },
    unnamed_pictures: { key: ['name'], backup: 'agency', persons: null },
    assets: {
      backup: 'agency',
      persons: null,
      restored: {
        // A picture that came from a place outside of the site's folder has its file there now.
        r2_key: "given.site_id || '/' || given.hash",
      },
    },
    picture_files: { backup: 'agency', persons: null },
  },
  cron: { pictures: sweepPictureFiles },
  sweep: sweepPictures,
} as const satisfies Manifest;
