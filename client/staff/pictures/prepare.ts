/** Longest side of a picture that is sent, px: the widest size that pages ask for. */
const LONGEST = 2400;
/** Larger files are not read, bytes. */
export const MOST_BYTES = 50 * 1024 * 1024;
const QUALITY = 0.85;

/** A picture as it is sent: upright, smaller, and without anything that its camera noted. */
export interface Prepared {
  readonly blob: Blob;
  /** First 32 digits of the SHA-256 of its original: the same file is there once, however often it is chosen. */
  readonly key: string;
}

/** Brands of HEIF with HEVC, as telephones write them. */
const HEIC = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

/** Why a file that no browser can draw is not taken. */
export const whyUnread = (bytes: Uint8Array): 'heic' | 'kind' =>
  HEIC.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12))) ? 'heic' : 'kind';

/** Size of a picture whose longest side is at most `LONGEST`. */
export function fitted(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Draws a file upright on white, as a JPEG without notes; the reason when it cannot be drawn. */
export async function prepare(file: Blob): Promise<Prepared | 'heic' | 'kind' | 'bytes'> {
  if (file.size > MOST_BYTES) return 'bytes';
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The browser says only that it cannot: its first bytes say what it is.
    return whyUnread(new Uint8Array(bytes));
  }
  const { width, height } = fitted(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return 'kind';
  // A JPEG has no transparency: lines of a plan would stand on black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob === null ? 'kind' : { blob, key: hex(digest.subarray(0, 16)) };
}
