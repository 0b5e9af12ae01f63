/** A reader of bytes that others write, with its size limit and inputs that make it work hardest. */
export interface Reader {
  readonly name: string;
  /** Maximum bytes that it is given. */
  readonly most: number;
  /** A picture has limits in all, others for each megabyte. */
  readonly picture?: true;
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => unknown;
  /** Shape → an input of about this many bytes. */
  readonly shapes: Readonly<Record<string, (bytes: number) => Uint8Array<ArrayBuffer>>>;
}

export const MB = 1024 * 1024;

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(encoder.encode(text));
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A text of about this many bytes: a beginning, repeated pieces (by their number, from 0) and an end. */
export function repeated(
  bytes: number,
  piece: (index: number) => string,
  begin = '',
  end = '',
): Uint8Array<ArrayBuffer> {
  const parts = [begin];
  for (let [length, index] = [begin.length + end.length, 0]; ; index += 1) {
    const next = piece(index);
    length += next.length;
    if (length > bytes) break;
    parts.push(next);
  }
  return bytesOf([...parts, end].join(''));
}

/** The same in bytes. */
export function filled(
  bytes: number,
  begin: Uint8Array,
  piece: Uint8Array,
  end = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const count = Math.max(0, Math.floor((bytes - begin.length - end.length) / piece.length));
  const all = new Uint8Array(begin.length + count * piece.length + end.length);
  all.set(begin);
  for (let index = 0; index < count; index += 1) all.set(piece, begin.length + index * piece.length);
  all.set(end, all.length - end.length);
  return all;
}
