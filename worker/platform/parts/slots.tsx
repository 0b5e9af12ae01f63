import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type DrawPart, DrawPartContext } from '../../../client/ui/Kept.tsx';
import type { Ingredient, Parts } from './parts.ts';

/** Where a part stands in what was drawn: an element that pages have nowhere else, and no text can pose as. */
const [OPEN, CLOSE] = ['<template data-kept="', '"></template>'];

/** A page whose parts are drawn apart from it, or not at all where their HTML is kept. */
interface Slots {
  /** The page with a slot in the place of each part. */
  around(page: ReactElement): ReactElement;
  /** What was drawn of that page, with the HTML of the parts in their slots. */
  fill(html: string): string;
}

/** The slots of one page. */
export function createSlots(parts: Parts): Slots {
  const drawn: (() => string)[] = [];

  const draw: DrawPart = (Part, props) => {
    const ingredients = Object.entries(props).flat() as Ingredient[];
    const name = parts.nameOf(Part, ingredients);
    if (name === null) return <Part {...props} />;
    // Later: React draws one thing at a time.
    drawn.push(() => parts.under(name, () => renderToString(<Part {...props} />)));
    return <template data-kept={drawn.length - 1} />;
  };

  return {
    around: (page) => <DrawPartContext value={draw}>{page}</DrawPartContext>,
    fill(html) {
      let whole = '';
      let from = 0;
      for (let slot = html.indexOf(OPEN); slot !== -1; slot = html.indexOf(OPEN, from)) {
        const end = html.indexOf(CLOSE, slot);
        whole += html.slice(from, slot) + (drawn[Number(html.slice(slot + OPEN.length, end))]?.() ?? '');
        from = end + CLOSE.length;
      }
      return whole + html.slice(from);
    },
  };
}
