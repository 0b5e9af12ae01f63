import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type DrawParts, DrawPartsContext } from '../../../client/ui/Kept.tsx';
import type { Ingredient, Parts } from '../cache/parts.ts';

/**
 * Marks the place of a part in the rendered HTML: an element that pages use nowhere else, and that no text
 * can imitate.
 */
const [OPEN, CLOSE] = ['<template data-kept="', '"></template>'];

/** A page whose parts are rendered separately, or taken from the cache as HTML: as bytes, encoded once. */
export interface Slots {
  /** The page with a slot in the place of each part. */
  around(page: ReactElement): ReactElement;
  /** The bytes of the rendered page, with those of its parts in their slots. */
  fill(html: string): Uint8Array<ArrayBuffer>;
}

const text = new TextEncoder();

/** Bytes that a page is put together in before it is copied to its true length; larger pages get more. */
const ROOM = 256 * 1024;
/** The most bytes that a unit of UTF-16 takes in UTF-8. */
const UNIT_BYTES = 3;

/**
 * Buffer in which pages are assembled, one at a time: nothing is awaited between the first piece and the
 * copy.
 */
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
