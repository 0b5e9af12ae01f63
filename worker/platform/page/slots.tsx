import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type DrawParts, DrawPartsContext } from '#client/ui/CachedParts.tsx';
import type { Ingredient, Parts } from '../cache/parts.ts';
import { afterViewport, type Hoisted, splitHoisted } from './hoisted.ts';
import { putBytes, putText, takePage } from './page-room.ts';

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

/** The HTML of a part, and its tags for the document's head. */
interface DrawnPart extends Hoisted {
  readonly html: Uint8Array;
}

const text = new TextEncoder();

function drawPart(part: ReactElement): DrawnPart {
  const [hoisted, html] = splitHoisted(renderToString(part));
  return { ...hoisted, html: text.encode(html) };
}

/** The props of a part as ingredients of its cache key: names and values. */
function ingredientsOf(props: object): Ingredient[] {
  const ingredients: Ingredient[] = [];
  for (const entry of Object.entries(props)) ingredients.push(...entry);
  return ingredients;
}

/** The parts' tags for the head, each once, because two parts may show the same picture. */
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
    // Deferred, because React cannot render a part while it renders the page.
    drawn.push(() =>
      names.map((name, index) => parts.under(name, () => drawPart(<Part {...shared} {...each[index]} />))),
    );
    return <template data-kept={drawn.length - 1} />;
  };

  return {
    around: (page) => <DrawPartsContext value={draw}>{page}</DrawPartsContext>,
    fill(html) {
      const fillings = drawn.map((draw) => draw());
      const viewport = afterViewport(html);
      let at = putText(0, html.slice(0, viewport) + headOf(fillings, 'announced'));
      let from = viewport;
      for (let slot = html.indexOf(OPEN); slot !== -1; slot = html.indexOf(OPEN, from)) {
        const end = html.indexOf(CLOSE, slot);
        // The first slot of a page is in its head, after all tags that React has hoisted.
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
