// `npm run pictures`: draws the demo's pictures (docs/pictures.md).
import { PictureComplaint } from '../demo/art/command/complaint.ts';
import { drawPictures } from '../demo/art/command/draw-pictures.ts';
import { Complaint, fail } from './lib/progress.mjs';

drawPictures(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof PictureComplaint ? new Complaint(error.message) : error),
);
