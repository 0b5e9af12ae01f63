import { fetchPage } from '../partial/fetch-page.ts';

const filling = new WeakMap<Element, Promise<void>>();
/** Where keys and buttons send a strip, until it is there. */
const headings = new WeakMap<Element, number>();

/** A copy of the first slide, so that each picture leads where the first does. */
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
  // The room that was kept for them goes with the attribute.
  strip.removeAttribute('data-more');
  strip.append(...slides);
  const dots = [...(dotsOf(strip)?.querySelectorAll('i') ?? [])];
  for (const dot of dots.slice(slides.length + 1)) dot.remove();
  dotsOf(strip)?.setAttribute('aria-live', 'polite');
  strip.addEventListener('scrollend', () => headings.delete(strip));
};

const dotsOf = (strip: Element): Element | null => strip.parentElement?.querySelector('.card__dots') ?? null;

/** Fetches the further pictures once; what failed is asked for again by the next touch. */
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

/** Says which picture is seen, in dots, words and buttons. */
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

/** Turns a strip by so many pictures, 0 where a finger has done so; its further pictures come with the first turn. */
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

/** By how many pictures an event turns a strip; undefined for a key that turns none. */
const turnOf = (event: Event, target: Element): number | undefined => {
  if (event instanceof KeyboardEvent)
    return event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS[event.key];
  return event.type === 'scroll' ? 0 : Number(target.closest('button')?.value);
};

/** Does what an event asks of the strip of its card. */
export const hear = (event: Event): void => {
  if (!(event.target instanceof Element)) return;
  const strip = event.target.closest('.card')?.querySelector('.card__strip');
  const turn = turnOf(event, event.target);
  if (strip && turn !== undefined) void turnStrip(strip, turn);
};
