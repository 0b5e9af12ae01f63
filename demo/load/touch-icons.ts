import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DemoData } from '../data/demo-data.ts';
import type { PictureFile } from './picture-files.ts';

/** Side in px of an icon for a phone's home screen. Phones round the corners themselves. */
const SIZE = 180;
/** The logo takes three fifths of the side. */
const SHARE = 0.6;
const MARK = { viewBox: '0 0 36 36', paths: ['M3 31h30M6 31V17L18 7l12 10v14M14 31v-9h8v9'] };

type Site = DemoData['sites'][number];

/** Name of a site's home screen icon among its pictures. */
const nameOf = ({ id }: Site): string => `touch-icon-${id}`;

/** The agency's logo on its accent colour; home screens need a bitmap. */
function svgOf({ theme, settings }: Site): string {
  const { viewBox, paths } = settings.logo?.paths.length ? settings.logo : MARK;
  const [x = 0, y = 0, width = 36, height = 36] = viewBox.split(/[\s,]+/).map(Number);
  const side = Math.max(width, height) / SHARE;
  const box = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  const drawn = paths.map((path) => `<path d="${path}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${box}">` +
    `<rect x="${x - side}" y="${y - side}" width="${3 * side}" height="${3 * side}" fill="${theme.accent[0]}"/>` +
    `<g fill="none" stroke="${theme.onAccent[0]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`
  );
}

async function fileOf(site: Site): Promise<PictureFile> {
  const bytes = await sharp(Buffer.from(svgOf(site)))
    .png({ palette: true })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  return {
    name: nameOf(site),
    version: `w${SIZE}`,
    r2Key: `icons/${hash.slice(0, 32)}.png`,
    hash,
    contentType: 'image/png',
    width: SIZE,
    height: SIZE,
    bytes,
  };
}

/** A home screen icon for each site, and its entry among the site's pictures. */
export async function touchIcons(sites: DemoData['sites']): Promise<{
  readonly files: readonly PictureFile[];
  readonly assets: DemoData['assets'];
}> {
  return {
    files: await Promise.all(sites.map(fileOf)),
    assets: sites.map((site) => ({
      siteId: site.id,
      name: nameOf(site),
      width: SIZE,
      height: SIZE,
      widths: [SIZE],
      shared: false,
      plan: false,
    })),
  };
}
