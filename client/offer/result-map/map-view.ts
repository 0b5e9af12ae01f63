import type { Parts } from '../../islands/parts.ts';

/** Event on the map when it has drawn other marks than before. */
export const MARKS_DRAWN = 'marks';

/** Events after which marks are lit: a visitor uses the results, by hover, touch or focus, or the map has other marks. */
const LOOKS = ['pointerover', 'focusin', MARKS_DRAWN] as const;
/** Attributes that name estates: a card in the list has one, a mark on the map one or several. */
const PARTS = ['data-estate', 'data-mark'] as const;

const idsOf = (element: Element | null | undefined, part: string): readonly string[] =>
  element?.getAttribute(part)?.match(/\S+/g) ?? [];

/**
 * Results on a map beside their list. An estate that is hovered or focused in one is highlighted in both. The
 * map sleeps until the results are used, so that a page that is only read loads nothing for it.
 */
export const enhanceMapView = (view: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  let woken = false;
  const wakeMap = (): void => {
    const map = view.querySelector<HTMLElement>('[data-island="result-map"]');
    if (woken || map === null) return;
    woken = true;
    // The failure is already logged, and the drawn map stays.
    parts.wake(map).catch(() => undefined);
  };
  const heard = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    // While cards lie over the map, they and their mark stay highlighted beside what is in hand.
    const open = view.querySelector('.map-popup');
    const inHand = [open, target].flatMap((from) =>
      PARTS.flatMap((part) => idsOf(from?.closest(`[${part}]`), part)),
    );
    for (const part of PARTS) {
      for (const element of view.querySelectorAll(`[${part}]`)) {
        element.toggleAttribute(
          'data-lit',
          idsOf(element, part).some((id) => inHand.includes(id)),
        );
      }
    }
    wakeMap();
  };
  for (const type of LOOKS) view.addEventListener(type, heard, { signal });
};
