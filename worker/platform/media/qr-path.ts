import { encode } from 'uqr';

/** A QR code as one path on a grid of whole units, and the number of units per side. */
interface QrDrawing {
  readonly path: string;
  readonly size: number;
}

/** Light modules around the code that a reader needs (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const rowPath = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; ) {
    const start = x;
    while (row[x] === true) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    else x += 1;
  }
  return path;
};

/** Draws a text as a QR code; null when it is too long for one. */
export const qrDrawing = (text: string): QrDrawing | null => {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { path: data.map(rowPath).join(''), size };
  } catch {
    return null;
  }
};
