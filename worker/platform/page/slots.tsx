import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type DrawParts, DrawPartsContext } from '../../../client/ui/Kept.tsx';
import type { Ingredient, Parts } from '../cache/parts.ts';
import { type Hoisted, splitHoisted } from './hoisted.ts';
import { putBytes, putText, takePage } from './page-room.ts';

/**
 * Marks the place of a part in the rendered HTML: an element that pages use nowhere else, and that no text
 * can imitate.
 */
const [OPEN, CLOSE] = ['<template data-kept="', '"></template>'];
/** The end of the tag behind which React announces pictures. */
const VIEWPORT = ',initial-scale=1"/>';

/** A page whose parts are rendered separately, or taken from the cache as HTML: as bytes, encoded once. */
export interface Slots {
  /** The page with a slot in the place of each part. */
  around(page: ReactElement): ReactElement;
  /** The bytes of the rendered page, with those of its parts in their slots. */
  fill(html: string): Uint8Array<ArrayBuffer>;
}

/** The HTML of a part, and what of it belongs into the document's head. */
interface DrawnPart extends Hoisted {
  readonly html: Uint8Array;
}

const text = new TextEncoder();

function drawPart(part: ReactElement): DrawnPart {
  const [hoisted, html] = splitHoisted(renderToString(part));
  return { ...hoisted, html: text.encode(html) };
}

/** What a part is made of beside its component: its props by their names. */
function ingredientsOf(props: object): Ingredient[] {
  const ingredients: Ingredient[] = [];
  for (const entry of Object.entries(props)) ingredients.push(...entry);
  return ingredients;
}

/** What the parts put into the head, each once: the same picture may be in two of them. */
const headOf = (parts: readonly (readonly DrawnPart[])[], kind: keyof Hoisted): string => {
  const pieces = new Set<string>();
  for (const each of parts) for (const part of each) if (part[kind] !== '') pieces.add(part[kind]);
  return [...pieces].join('');
};

/** The slots of one page. */
export function createSlots(parts: Parts): Slots {
  const drawn: (() => readonly DrawnPart[])[] = [];

  const draw: DrawParts = (Part, each, shared) => {
    const begin = parts.nameOf(Part, ingredientsOf(shared));
    if (begin === null) return null;
    const names: string[] = [];
    for (const own of each) {
      const name = parts.nameOf(begin, ingredientsOf(own));
      if (name === null) return null;
      names.push(name);
    }
    // Later: React draws one thing at a time.
    drawn.push(() =>
      names.map((name, index) => parts.under(name, () => drawPart(<Part {...shared} {...each[index]} />))),
    );
    return <template data-kept={drawn.length - 1} />;
  };

  return {
    around: (page) => <DrawPartsContext value={draw}>{page}</DrawPartsContext>,
    fill(html) {
      const fillings = drawn.map((draw) => draw());
      const viewport = html.indexOf(VIEWPORT) + VIEWPORT.length;
      let at = putText(0, html.slice(0, viewport) + headOf(fillings, 'announced'));
      let from = viewport;
      for (let slot = html.indexOf(OPEN); slot !== -1; slot = html.indexOf(OPEN, from)) {
        const end = html.indexOf(CLOSE, slot);
        // The first slot of a page stands in its head, behind all that React has moved there.
        const named = from === viewport ? headOf(fillings, 'named') : '';
        at = putText(at, html.slice(from, slot) + named);
        for (const piece of fillings[Number(html.slice(slot + OPEN.length, end))] ?? [])
          at = putBytes(at, piece.html);
        from = end + CLOSE.length;
      }
      return takePage(putText(at, html.slice(from)));
    },
  };
}
