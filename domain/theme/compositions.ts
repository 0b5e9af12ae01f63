/**
 * Compositions of a site's parts (decision 76): a site chooses one per part. The first is the plain one, the
 * fallback for an unknown name.
 */
export const COMPOSITIONS = {
  /** Header of every page: a plain line; ruled cells; the name centred. */
  header: ['line', 'ruled', 'centred'],
  /**
   * First screen: a panorama with the search across its edge; a sheet of two halves; a letter; only text;
   * text among pictures of homes.
   */
  hero: ['horizon', 'sheet', 'letter', 'words', 'wall'],
  /**
   * Card of a home: open; a plate with ruled facts; a panel with picture and text side by side; a panel that
   * overlaps its picture.
   */
  card: ['plain', 'plate', 'story', 'over'],
  /** Spacing and order of a page's sections: wide; a ruled sheet; chapters, every second one a panel. */
  rhythm: ['air', 'grid', 'bands'],
  /** Corners and lines: hairlines with ticks; ink lines and square corners; no lines, and round corners. */
  lines: ['measure', 'rule', 'soft'],
  /** Background of pages. */
  ground: ['paper', 'tint'],
  /** Font of running text: the reader's sans-serif, or the site's display font. */
  text: ['sans', 'display'],
  /** Form of result lists. */
  list: ['rows', 'table'],
  /** Footer of every page: open; a dark block under one large line; the accent colour. */
  foot: ['open', 'block', 'warm'],
} as const;

export type Choice = keyof typeof COMPOSITIONS;
export type Choices = { readonly [Key in Choice]: (typeof COMPOSITIONS)[Key][number] };

export const CHOICES = Object.keys(COMPOSITIONS) as readonly Choice[];

/** Parts of every page. */
export const FRAME_PARTS = ['lines', 'header', 'card', 'foot'] as const satisfies readonly Choice[];
/**
 * Parts of some screens only, in the order in which a stylesheet address lists them: `page` covers page
 * heads, forms and error pages; `sell` the blocks for sellers; `find` heads of lists, filters and empty
 * states; `estate` the first screen of a home and the sections beneath it.
 */
export const SCREEN_PARTS = ['rhythm', 'page', 'sell', 'find', 'estate', 'hero', 'list'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];
/** A part with its own stylesheets: a folder with a file for each name of the choice that draws it. */
export type Part = (typeof FRAME_PARTS)[number] | ScreenPart;

/** Parts without a choice of their own: the rhythm also draws forms, seller blocks, heads of lists and homes. */
const RULED = ['page', 'sell', 'find', 'estate'] as const;

const isRuled = (part: Part): part is (typeof RULED)[number] => (RULED as readonly Part[]).includes(part);

/** The choice that decides how a part is drawn. */
export const choiceOf = (part: Part): Choice => (isRuled(part) ? 'rhythm' : part);
