import { type RefObject, useEffect, useState } from 'react';

/** What brings a home into view: a pointer over it, or the focus in it. */
const EVENTS = ['pointerover', 'focusin'] as const;

const idAt = (target: EventTarget | null, attribute: string): string | null =>
  target instanceof Element ? (target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null) : null;

const light = (id: string | null): void => {
  for (const card of document.querySelectorAll('[data-estate]')) {
    card.toggleAttribute('data-lit', id !== null && card.getAttribute('data-estate') === id);
  }
};

/**
 * Ties the marks of a map to the cards beside it: the id of the home whose card is under the pointer or
 * in focus, for its mark to show; and the card of a mark that is gets `data-lit`.
 */
export const useHighlight = (map: RefObject<HTMLElement | null>): string | null => {
  const [lit, setLit] = useState<string | null>(null);
  useEffect(() => {
    const heard = ({ target }: Event): void => {
      const inMap = target instanceof Node && map.current?.contains(target) === true;
      setLit(inMap ? null : idAt(target, 'data-estate'));
      light(inMap ? idAt(target, 'data-mark') : null);
    };
    for (const type of EVENTS) document.addEventListener(type, heard, { passive: true });
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, heard);
      light(null);
    };
  }, [map]);
  return lit;
};
