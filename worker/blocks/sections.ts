import type { SectionView } from '../../domain/views/section.ts';
import type { KeptSection } from '../platform/content/kept-page.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { BlockData } from './block-data.ts';
import { callBlock, formBlock, menuBlock } from './calls.ts';
import { entitiesBlock } from './entities.ts';
import { estatesBlock } from './estates.ts';
import { placesBlock } from './places.ts';
import { pictureBlock, textBlock } from './text.ts';

function toSection(section: KeptSection, data: BlockData, context: ViewContext): SectionView | null {
  switch (section.kind) {
    case 'text':
      return textBlock(section, context);
    case 'picture':
      return pictureBlock(section, context);
    case 'estates':
      return estatesBlock(section, data, context);
    case 'entities':
      return entitiesBlock(section, data, context);
    case 'form':
      return formBlock(section, context);
    case 'call-to-action':
      return callBlock(section, context);
    case 'menu':
      return menuBlock(section, data, context);
    case 'places':
      return placesBlock(section, data, context);
  }
}

/** The blocks of a page in their order; those with nothing to show are left out. */
export const toSections = (
  sections: readonly KeptSection[],
  data: BlockData,
  context: ViewContext,
): readonly SectionView[] => sections.flatMap((section) => toSection(section, data, context) ?? []);
