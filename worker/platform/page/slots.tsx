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

/** One after the other. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
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
      const pieces: Uint8Array[] = [];
      let from = 0;
      for (let slot = html.indexOf(OPEN); slot !== -1; slot = html.indexOf(OPEN, from)) {
        const end = html.indexOf(CLOSE, slot);
        const filling = drawn[Number(html.slice(slot + OPEN.length, end))]?.() ?? [];
        pieces.push(text.encode(html.slice(from, slot)), ...filling);
        from = end + CLOSE.length;
      }
      return joined([...pieces, text.encode(html.slice(from))]);
    },
  };
}
