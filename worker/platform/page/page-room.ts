const text = new TextEncoder();

/** Initial size of the buffer in which pages are assembled, bytes; it grows for larger pages. */
const ROOM = 256 * 1024;
/** Most UTF-8 bytes of a UTF-16 code unit. */
const UNIT_BYTES = 3;

/** Shared buffer for one page at a time: there is no `await` between the first piece and the copy. */
let room = new Uint8Array(ROOM);

/** Ensures room for `more` bytes after `at`. */
function makeRoom(at: number, more: number): void {
  if (at + more <= room.byteLength) return;
  const larger = new Uint8Array(2 * (at + more));
  larger.set(room.subarray(0, at));
  room = larger;
}

/** Writes text at an offset; returns the next offset. */
export function putText(at: number, piece: string): number {
  makeRoom(at, UNIT_BYTES * piece.length);
  return at + text.encodeInto(piece, room.subarray(at)).written;
}

/** Writes bytes at an offset; returns the next offset. */
export function putBytes(at: number, piece: Uint8Array): number {
  makeRoom(at, piece.byteLength);
  room.set(piece, at);
  return at + piece.byteLength;
}

/** A copy of the bytes before an offset. */
export const takePage = (end: number): Uint8Array<ArrayBuffer> => room.slice(0, end);
