const text = new TextEncoder();

/** Bytes that a page is put together in before it is copied to its true length; larger pages get more. */
const ROOM = 256 * 1024;
/** The most bytes that a unit of UTF-16 takes in UTF-8. */
const UNIT_BYTES = 3;

/** Where pages are put together, one at a time: nothing is awaited between the first piece and the copy. */
let room = new Uint8Array(ROOM);

/** Room for so many bytes behind those that are there. */
function makeRoom(at: number, more: number): void {
  if (at + more <= room.byteLength) return;
  const larger = new Uint8Array(2 * (at + more));
  larger.set(room.subarray(0, at));
  room = larger;
}

/** Puts text at a place; gives the place behind it. */
export function putText(at: number, piece: string): number {
  makeRoom(at, UNIT_BYTES * piece.length);
  return at + text.encodeInto(piece, room.subarray(at)).written;
}

/** Puts bytes at a place; gives the place behind them. */
export function putBytes(at: number, piece: Uint8Array): number {
  makeRoom(at, piece.byteLength);
  room.set(piece, at);
  return at + piece.byteLength;
}

/** The bytes up to a place, as a page of their own. */
export const takePage = (end: number): Uint8Array<ArrayBuffer> => room.slice(0, end);
