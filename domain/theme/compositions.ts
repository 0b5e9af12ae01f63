/**
 * What a site chooses of its look beside its colours (decision 76): of each part one composition, a name of those
 * below. The first is the plain one, which stands for a name that is not known.
 */
export const COMPOSITIONS = {
  /** Head of every page: a quiet line; ruled cells; the name in the middle. */
  header: ['line', 'ruled', 'centred'],
  /** First screen: a panorama with the search across its edge; a sheet of two halves; a letter; words alone; words among pictures of homes. */
  hero: ['horizon', 'sheet', 'letter', 'words', 'wall'],
  /**
   * A home among others: open; a plate with ruled facts; a leaf with picture and words side by side; a leaf
   * that lies over its picture.
   */
  card: ['plain', 'plate', 'story', 'over'],
  /** Distances and order of a page's sections: wide; a ruled sheet; chapters, every second one a leaf. */
  rhythm: ['air', 'grid', 'bands'],
  /** Corners and lines: hairlines with ticks; ink and no corner; none, and round. */
  lines: ['measure', 'rule', 'soft'],
  /** What pages lie on. */
  ground: ['paper', 'tint'],
  /** Face of running text: the reader's own, or the site's. */
  text: ['sans', 'display'],
  /** Results as a list. */
  list: ['rows', 'table'],
  /** Foot of every page: open; a dark block under one large line; the accent. */
  foot: ['open', 'block', 'warm'],
} as const;

export type Choice = keyof typeof COMPOSITIONS;
/** The composition of each part. */
export type Choices = { readonly [Key in Choice]: (typeof COMPOSITIONS)[Key][number] };

export const CHOICES = Object.keys(COMPOSITIONS) as readonly Choice[];

/** What every page has. */
export const FRAME_PARTS = ['lines', 'header', 'card', 'foot'] as const satisfies readonly Choice[];
/**
 * What some screens have, in the order in which an address names it: `page` is heads of pages, forms and what is not
 * there; `sell` is the blocks for sellers; `find` is heads of lists, filters and what is empty; `estate` is the first
 * screen of a home and the sections beneath it.
 */
export const SCREEN_PARTS = ['rhythm', 'page', 'sell', 'find', 'estate', 'hero', 'list'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];
/** What has sheets of its own: a folder, with a file for each name of the choice that draws it. */
export type Part = (typeof FRAME_PARTS)[number] | ScreenPart;

/** Parts that are no choice: how a page is ruled says also how its forms, its blocks, its lists and its homes are. */
const RULED = ['page', 'sell', 'find', 'estate'] as const;

const isRuled = (part: Part): part is (typeof RULED)[number] => (RULED as readonly Part[]).includes(part);

/** The choice that draws a part. */
export const choiceOf = (part: Part): Choice => (isRuled(part) ? 'rhythm' : part);
