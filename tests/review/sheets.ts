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

/** Width of a picture when three agencies stand side by side, px. */
const besideWidth = (size: Size): number => Math.min(widthOf(size, 'fold'), 357);

/** Smallest width at which pictures of a window can still be read, px. */
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

/** Puts cells on sheets, column by column; a pair is read from left to right, a page from top to bottom. */
async function lay(
  cells: readonly Cell[],
  width: number,
  across: boolean,
  name: string,
  columns = Math.max(1, Math.floor((SHEET.width + GAP) / (width + GAP))),
): Promise<number> {
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

/** Folders whose pictures are shown, and what they are called on a sheet. */
const foldersOf = ({ beside, folder }: Review): readonly (readonly [string, string])[] => [
  ...(beside === null ? [] : [['before', beside] as const]),
  [beside === null ? '' : 'after', folder],
];

async function piecesOf(name: string, path: string, width: number): Promise<readonly Cell[]> {
  return existsSync(path) ? await cut(name, path, width) : [];
}

/** Screens of one agency; pieces of a pair stand beside each other. */
async function cellsOf(
  review: Review,
  agency: AgencyId,
  size: Size,
  mode: Mode,
  part: Part,
): Promise<readonly Cell[]> {
  const cells = review.screens.map(async ({ name }) => {
    const file = fileOf(agency, name, size, mode, part);
    const [first = [], second = []] = await Promise.all(
      foldersOf(review).map(([when, folder]) =>
        piecesOf(`${name} ${when}`.trim(), join(folder, file), widthOf(size, part)),
      ),
    );
    return first
      .flatMap((piece, at) => [piece, ...second.slice(at, at + 1)])
      .concat(second.slice(first.length));
  });
  return (await Promise.all(cells)).flat();
}

/** Tops of the screens that all agencies of a review have, one column per agency. */
async function cellsOfAgencies(review: Review, size: Size, mode: Mode, part: Part): Promise<readonly Cell[]> {
  const rows = review.screens.flatMap(({ name }) =>
    foldersOf(review).map(([when, folder]) =>
      Promise.all(
        review.agencies.map(async (agency) => {
          const path = join(folder, fileOf(agency, name, size, mode, part));
          const [first] = await piecesOf(`${agency}, ${name} ${when}`.trim(), path, besideWidth(size));
          return first ?? null;
        }),
      ),
    ),
  );
  const all = await Promise.all(rows);
  return all.flatMap((row) => row.flatMap((cell) => (row.includes(null) || cell === null ? [] : [cell])));
}

/** Makes a review's contact sheets, a series per agency, window, mode and part; or one series for all agencies. */
export async function makeSheets(review: Review): Promise<number> {
  const folder = join(review.folder, 'sheets');
  await mkdir(folder, { recursive: true });
  let made = 0;
  for (const size of review.sizes)
    for (const mode of review.modes)
      for (const part of review.parts) {
        const named = (who: string) => join(folder, `${who}-${size}-${mode}-${part}`);
        if (review.together) {
          const cells = await cellsOfAgencies(review, size, mode, part);
          made += await lay(cells, besideWidth(size), true, named('together'), review.agencies.length);
          continue;
        }
        for (const agency of review.agencies) {
          const cells = await cellsOf(review, agency, size, mode, part);
          const across = part === 'fold' || review.beside !== null;
          made += await lay(cells, widthOf(size, part), across, named(agency));
        }
      }
  return made;
}
