import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { AgencyId } from '../support/sites.ts';
import { fileOf, type Mode, type Part, type Review, type Size } from './options.ts';

/** Size of a sheet, px: as much as can be viewed at once. */
const SHEET = { width: 1092, height: 1092 };
const GAP = 10;
const LABEL = 18;

/** A picture on a sheet, or a piece of a high one. */
interface Cell {
  readonly label: string;
  readonly file: string;
  /** Top of its piece in the picture, px. */
  readonly top: number;
}

/** Width at which pictures of a window are still readable, px. */
function widthOf(size: Size, part: Part): number {
  const isWide = Number(size.split('x')[0]) > 768;
  if (part === 'fold') return isWide ? 540 : 265;
  return isWide ? 357 : 210;
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="14" font-family="sans-serif" font-size="13" font-weight="bold" fill="#a00">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`,
  );

/** Cuts a picture into pieces that fit on a sheet. */
async function cut(name: string, file: string, width: number): Promise<readonly Cell[]> {
  const { width: own, height } = await sharp(file).metadata();
  const room = Math.floor(((SHEET.height - LABEL - GAP) * own) / width);
  const pieces = Math.max(1, Math.ceil(height / room));
  return Array.from({ length: pieces }, (_, at) => ({
    label: pieces > 1 ? `${name} ${at + 1}/${pieces}` : name,
    file,
    top: at * room,
  }));
}

async function draw(
  { label: words, file, top }: Cell,
  width: number,
): Promise<{ input: Buffer; height: number }> {
  const picture = sharp(file);
  const { width: own, height: all } = await picture.metadata();
  const height = Math.min(all - top, Math.floor(((SHEET.height - LABEL - GAP) * own) / width));
  const { data, info } = await picture
    .extract({ left: 0, top, width: own, height })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const input = await sharp({
    create: { width, height: info.height + LABEL, channels: 3, background: '#ddd' },
  })
    .composite([
      { input: label(words, width), left: 0, top: 0 },
      { input: data, left: 0, top: LABEL },
    ])
    .png()
    .toBuffer();
  return { input, height: info.height + LABEL };
}

/** Puts cells on sheets, column by column; pairs are arranged from left to right, pages from top to bottom. */
async function lay(cells: readonly Cell[], width: number, across: boolean, name: string): Promise<number> {
  const columns = Math.max(1, Math.floor((SHEET.width + GAP) / (width + GAP)));
  let [sheet, column, y] = [1, 0, 0];
  let [rowHeight, placed]: [number, OverlayOptions[]] = [0, []];
  const write = async (): Promise<void> => {
    if (placed.length === 0) return;
    await sharp({ create: { ...SHEET, channels: 3, background: '#ddd' } })
      .composite(placed)
      .png()
      .toFile(`${name}-${sheet}.png`);
    sheet += 1;
    [column, y, rowHeight, placed] = [0, 0, 0, []];
  };
  for (const cell of cells) {
    const { input, height } = await draw(cell, width);
    if (across) {
      if (column === columns) [column, y, rowHeight] = [0, y + rowHeight + GAP, 0];
      if (y + height > SHEET.height) await write();
    } else if (y > 0 && y + height > SHEET.height) [column, y] = [column + 1, 0];
    if (column === columns) await write();
    placed.push({ input, left: column * (width + GAP), top: y });
    if (across) [column, rowHeight] = [column + 1, Math.max(rowHeight, height)];
    else y += height + GAP;
  }
  await write();
  return sheet - 1;
}

async function cellsOf(
  review: Review,
  agency: AgencyId,
  size: Size,
  mode: Mode,
  part: Part,
): Promise<readonly Cell[]> {
  const cells = review.screens.map(async ({ name }) => {
    const file = fileOf(agency, name, size, mode, part);
    const folders: readonly (readonly [string, string])[] = [
      ...(review.beside === null ? [] : [['before', review.beside] as const]),
      [review.beside === null ? '' : 'after', review.folder],
    ];
    const pieces = folders.map(async ([when, folder]) => {
      const path = join(folder, file);
      return existsSync(path) ? await cut(`${name} ${when}`.trim(), path, widthOf(size, part)) : [];
    });
    const [first = [], second = []] = await Promise.all(pieces);
    // Puts the pieces of a pair side by side.
    return first
      .flatMap((piece, at) => [piece, ...second.slice(at, at + 1)])
      .concat(second.slice(first.length));
  });
  return (await Promise.all(cells)).flat();
}

/** Contact sheets of a review; one series of files per agency, window, mode and part. */
export async function makeSheets(review: Review): Promise<number> {
  const folder = join(review.folder, 'sheets');
  await mkdir(folder, { recursive: true });
  let made = 0;
  for (const agency of review.agencies)
    for (const size of review.sizes)
      for (const mode of review.modes)
        for (const part of review.parts) {
          const cells = await cellsOf(review, agency, size, mode, part);
          const across = part === 'fold' || review.beside !== null;
          made += await lay(
            cells,
            widthOf(size, part),
            across,
            join(folder, `${agency}-${size}-${mode}-${part}`),
          );
        }
  return made;
}
