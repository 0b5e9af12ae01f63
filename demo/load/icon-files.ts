import { createHash } from 'node:crypto';
import type { DemoData } from '../data/demo-data.ts';
import { ICON_SIZE } from '../vocabulary/icons.ts';
import type { PictureFile } from './picture-files.ts';

/** A drawing as a file, stored under a key derived from its bytes, like pictures. */
export function iconFile({ name, svg }: DemoData['icons'][number]): PictureFile {
  const hash = createHash('sha256').update(svg).digest('hex');
  return {
    name,
    version: `w${ICON_SIZE}`,
    r2Key: `icons/${hash.slice(0, 32)}.svg`,
    hash,
    contentType: 'image/svg+xml',
    width: ICON_SIZE,
    height: ICON_SIZE,
    bytes: new TextEncoder().encode(svg),
  };
}
