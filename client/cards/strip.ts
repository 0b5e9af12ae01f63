import { fetchPage } from '../partial/fetch-page.ts';

const filling = new WeakMap<Element, Promise<void>>();
/** Target picture of each strip that keys or buttons are moving, until the strip has arrived there. */
const headings = new WeakMap<Element, number>();

/** Copies the first slide with another picture, so that every picture links to the same page. */
const slideOf = (first: Element, image: Element): Element => {
  const slide = first.cloneNode(true) as Element;
  slide.querySelector('img, .no-picture')?.replaceWith(image);
  return slide;
};

const load = async (strip: Element): Promise<void> => {
  const first = strip.firstElementChild;
  const href = strip.getAttribute('data-more');
  if (first === null || href === null) return;
  const { page } = await fetchPage(href, new AbortController().signal);
  const slides = [...page.querySelectorAll('img')].map((image) => slideOf(first, image));
  // The styles reserve space for the further pictures by this attribute.
  strip.removeAttribute('data-more');
  strip.append(...slides);
  const dots = [...(dotsOf(strip)?.querySelectorAll('i') ?? [])];
  for (const dot of dots.slice(slides.length + 1)) dot.remove();
  dotsOf(strip)?.setAttribute('aria-live', 'polite');
  strip.addEventListener('scrollend', () => headings.delete(strip));
};

const dotsOf = (strip: Element): Element | null => strip.parentElement?.querySelector('.card__dots') ?? null;

/** Fetches the further pictures once; after a failure the next touch tries again. */
const fill = (strip: Element): Promise<void> => {
  const begun =
    filling.get(strip) ??
    load(strip).catch((error: unknown) => {
      filling.delete(strip);
      console.warn('These pictures are not shown.', error);
    });
  filling.set(strip, begun);
  return begun;
};

/** Shows the number of the current picture in dots, words and buttons. */
const mark = (strip: Element, at: number): void => {
  const words = dotsOf(strip)?.querySelector('span');
  const said = words?.textContent?.replace(/\d+/, String(at + 1)) ?? '';
  if (words && words.textContent !== said) words.textContent = said;
  for (const [index, dot] of dotsOf(strip)?.querySelectorAll('i').entries() ?? []) {
    dot.toggleAttribute('data-on', index === at);
  }
  const steps = strip.parentElement?.querySelectorAll<HTMLButtonElement>('.card__step') ?? [];
  for (const step of steps) step.disabled = strip.children[at + Number(step.value)] === undefined;
};

/** Turns a strip by a number of pictures (0 after a swipe); the first turn loads the further pictures. */
const turnStrip = async (strip: Element, turn: number): Promise<void> => {
  await fill(strip);
  const at = Math.round(strip.scrollLeft / strip.clientWidth);
  const to = Math.min(Math.max((headings.get(strip) ?? at) + turn, 0), strip.children.length - 1);
  if (turn !== 0) {
    headings.set(strip, to);
    strip.scrollTo({ left: to * strip.clientWidth });
  }
  mark(strip, to);
};

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Number of pictures by which an event turns a strip; undefined for a key that does not turn it. */
const turnOf = (event: Event, target: Element): number | undefined => {
  if (event instanceof KeyboardEvent)
    return event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS[event.key];
  return event.type === 'scroll' ? 0 : Number(target.closest('button')?.value);
};

/** Handles an event on the strip of a card. */
export const hear = (event: Event): void => {
  if (!(event.target instanceof Element)) return;
  const strip = event.target.closest('.card')?.querySelector('.card__strip');
  const turn = turnOf(event, event.target);
  if (strip && turn !== undefined) void turnStrip(strip, turn);
};
