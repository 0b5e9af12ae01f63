/** What Chromium prints, read from the PDF itself. */
import { inflateSync } from 'node:zlib';

/** Number of sheets. */
export const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
/** Width and height of the sheets in millimetres, each size once. */
export const sizesOf = (pdf: Buffer): readonly string[] => [
  ...new Set(
    [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
      points.map((one) => Math.round((Number(one) / 72) * 25.4)).join('×'),
    ),
  ),
];

/** What is drawn on each sheet, as PDF operators. */
export function drawnOn(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  const contents = [...text.matchAll(/\/Type\s*\/Page\b(?!s)[\s\S]*?\/Contents\s+(\d+) 0 R/g)].map(
    ([, id]) => id,
  );
  return contents.map((id) => {
    const begins = text.search(new RegExp(`(?:^|\\n)${id} 0 obj`));
    const from = text.indexOf('stream', begins) + 'stream'.length;
    const start = from + (text.startsWith('\r\n', from) ? 2 : 1);
    const packed = pdf.subarray(start, text.indexOf('endstream', start));
    // A sheet on which nothing is drawn at all has nothing packed either.
    return packed.toString('latin1').trim() === '' ? '' : inflateSync(packed).toString('latin1');
  });
}
export const hasWords = (drawn: string): boolean => /\bT[jJ]\b/.test(drawn);
export const picturesIn = (drawn: string): number => drawn.match(/\bDo\b/g)?.length ?? 0;
