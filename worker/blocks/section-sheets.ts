import type { ScreenPart } from '#domain/theme/compositions.ts';
import type { SectionView } from '#domain/views/section.ts';
import type { Sheet } from '#domain/views/sheets.ts';

/** Blocks that the sheet for sellers styles. */
const OF_SELLERS: readonly SectionView['kind'][] = [
  'valuation',
  'figures',
  'sold',
  'steps',
  'reviews',
  'press',
  'offices',
];

const isSellers = (sections: readonly SectionView[]): boolean =>
  sections.some(({ kind }) => OF_SELLERS.includes(kind));

/** Stylesheets of a page of blocks, beside the common one. */
export const sheetsOf = (sections: readonly SectionView[]): readonly Sheet[] =>
  isSellers(sections) ? ['content', 'sell'] : ['content'];

/** Parts whose compositions style its blocks. */
export const partsOf = (sections: readonly SectionView[]): readonly ScreenPart[] =>
  isSellers(sections) ? ['rhythm', 'sell'] : ['rhythm'];
