import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type DrawPart, DrawPartContext } from '../../../client/ui/Kept.tsx';
import type { Ingredient, Parts } from './parts.ts';

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
  const drawn: (() => Uint8Array)[] = [];

  const draw: DrawPart = (Part, props) => {
    const ingredients = Object.entries(props).flat() as Ingredient[];
    const name = parts.nameOf(Part, ingredients);
    if (name === null) return <Part {...props} />;
    // Later: React draws one thing at a time.
    drawn.push(() => parts.under(name, () => text.encode(renderToString(<Part {...props} />))));
    return <template data-kept={drawn.length - 1} />;
  };

  return {
    around: (page) => <DrawPartContext value={draw}>{page}</DrawPartContext>,
    fill(html) {
      const pieces: Uint8Array[] = [];
      let from = 0;
      for (let slot = html.indexOf(OPEN); slot !== -1; slot = html.indexOf(OPEN, from)) {
        const end = html.indexOf(CLOSE, slot);
        const part = drawn[Number(html.slice(slot + OPEN.length, end))]?.();
        pieces.push(text.encode(html.slice(from, slot)), ...(part === undefined ? [] : [part]));
        from = end + CLOSE.length;
      }
      return joined([...pieces, text.encode(html.slice(from))]);
    },
  };
}
