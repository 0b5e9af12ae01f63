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

/** Parts that stand on every page; the others are named by the screens that have them. */
export const FRAME_CHOICES = ['lines', 'header', 'card', 'foot'] as const satisfies readonly Choice[];
/** Parts of some screens, in the order in which an address names them. */
export const SCREEN_CHOICES = ['rhythm', 'hero', 'list'] as const satisfies readonly Choice[];
export type ScreenChoice = (typeof SCREEN_CHOICES)[number];
