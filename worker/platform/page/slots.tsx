import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type DrawParts, DrawPartsContext } from '../../../client/ui/Kept.tsx';
import type { Ingredient, Parts } from '../cache/parts.ts';

/** Where a part stands in what was drawn: an element that pages have nowhere else, and no text can pose as. */
const [OPEN, CLOSE] = ['<template data-kept="', '"></template>'];

/** A page whose parts are drawn apart from it, or not at all where their HTML is kept: as bytes, encoded once. */
export interface Slots {
  /** The page with a slot in the place of each part. */
  around(page: ReactElement): ReactElement;
  /** The bytes of what was drawn of that page, with those of the parts in their slots. */
  fill(html: string): Uint8Array<ArrayBuffer>;
}

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
function putText(at: number, piece: string): number {
  makeRoom(at, UNIT_BYTES * piece.length);
  return at + text.encodeInto(piece, room.subarray(at)).written;
}

/** Puts bytes at a place; gives the place behind them. */
function putBytes(at: number, piece: Uint8Array): number {
  makeRoom(at, piece.byteLength);
  room.set(piece, at);
  return at + piece.byteLength;
}

/** The slots of one page. */
export function createSlots(parts: Parts): Slots {
  const drawn: (() => readonly Uint8Array[])[] = [];

  const draw: DrawParts = (Part, each) => {
    const names = each.map((props) => parts.nameOf(Part, Object.entries(props).flat() as Ingredient[]));
    if (names.includes(null)) return null;
    // Later: React draws one thing at a time.
    drawn.push(() =>
      each.map((props, index) =>
        parts.under(names[index] ?? '', () => text.encode(renderToString(<Part {...props} />))),
      ),
    );
    return <template data-kept={drawn.length - 1} />;
  };

  return {
    around: (page) => <DrawPartsContext value={draw}>{page}</DrawPartsContext>,
    fill(html) {
      const fillings = drawn.map((draw) => draw());
      let [from, at] = [0, 0];
      for (let slot = html.indexOf(OPEN); slot !== -1; slot = html.indexOf(OPEN, from)) {
        const end = html.indexOf(CLOSE, slot);
        at = putText(at, html.slice(from, slot));
        for (const piece of fillings[Number(html.slice(slot + OPEN.length, end))] ?? [])
          at = putBytes(at, piece);
        from = end + CLOSE.length;
      }
      return room.slice(0, putText(at, html.slice(from)));
    },
  };
}
