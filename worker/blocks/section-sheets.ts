import type { ScreenPart } from '../../domain/theme/compositions.ts';
import type { SectionView } from '../../domain/views/section.ts';
import type { Sheet } from '../../domain/views/sheets.ts';

/** Blocks that the seller's sheet draws. */
const OF_SELLERS: readonly SectionView['kind'][] = [
  'valuation',
  'figures',
  'sold',
  'steps',
  'reviews',
  'press',
];

const isSellers = (sections: readonly SectionView[]): boolean =>
  sections.some(({ kind }) => OF_SELLERS.includes(kind));

/** The stylesheets that a page of blocks needs beside the one of every page. */
export const sheetsOf = (sections: readonly SectionView[]): readonly Sheet[] =>
  isSellers(sections) ? ['content', 'sell'] : ['content'];

/** The parts whose compositions draw its blocks. */
export const partsOf = (sections: readonly SectionView[]): readonly ScreenPart[] =>
  isSellers(sections) ? ['rhythm', 'sell'] : ['rhythm'];
