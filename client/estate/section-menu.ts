/**
 * Index of the section that is being read: the last one whose top is above `line` (pixels from the top of the
 * window), or the last section once the page cannot scroll further. Null above the first section.
 */
export const currentSection = (tops: readonly number[], line: number, atEnd: boolean): number | null => {
  if (atEnd && tops.length > 0) return tops.length - 1;
  const index = tops.findLastIndex((top) => top <= line);
  return index < 0 ? null : index;
};

/** Distance below the menu at which a section counts as reached, pixels. */
const SLACK = 32;

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly section: HTMLElement;
}

const entriesOf = (menu: HTMLElement): Entry[] =>
  [...menu.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section === null ? [] : [{ link, section }];
  });

/** False for a sticky section: it never scrolls away and would always be the current one. */
const scrollsAlong = ({ section }: Entry): boolean => getComputedStyle(section).position !== 'sticky';

/** Scrolls only the menu's own strip, not the page: to a link, or back to its start. */
const bringIntoStrip = (strip: HTMLElement | null, link: HTMLElement | null): void => {
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const left = link ? link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2 : 0;
  strip.scrollTo({ left, behavior: 'instant' });
};

/** Section menu of a long page: marks the section that is being read. */
export const enhanceSectionMenu = (menu: HTMLElement): void => {
  const entries = entriesOf(menu);
  let current: HTMLAnchorElement | null = null;
  let waiting = false;

  const mark = (): void => {
    waiting = false;
    const { scrollHeight, clientHeight } = document.documentElement;
    // In page order, which can differ from the order of the menu.
    const places = entries
      .filter(scrollsAlong)
      .map(({ link, section }) => ({ link, top: section.getBoundingClientRect().top }))
      .sort((a, b) => a.top - b.top);
    const index = currentSection(
      places.map(({ top }) => top),
      menu.getBoundingClientRect().bottom + SLACK,
      scrollY + clientHeight >= scrollHeight - 1,
    );
    const link = index === null ? null : (places[index]?.link ?? null);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    bringIntoStrip(menu.querySelector('ul'), link);
    current = link;
  };
  const soon = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  // Browsers do not scroll to a focused name that is only cut off by the edge.
  menu.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':focus-visible'))
      bringIntoStrip(menu.querySelector('ul'), target);
  });
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon, { passive: true });
  mark();
};
