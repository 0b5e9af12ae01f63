import type { SectionView } from '../../domain/views/section.ts';
import type { Sheet } from '../../domain/views/sheets.ts';

/** Blocks that the seller's sheet draws. */
const OF_SELLERS: readonly SectionView['kind'][] = ['valuation', 'figures', 'sold', 'steps', 'reviews'];

/** The stylesheets that a page of blocks needs beside the one of every page. */
export const sheetsOf = (sections: readonly SectionView[]): readonly Sheet[] =>
  sections.some(({ kind }) => OF_SELLERS.includes(kind)) ? ['content', 'sell'] : ['content'];
