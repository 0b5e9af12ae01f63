import type { SectionView } from '#domain/views/section.ts';
import type { Ingredient } from '../platform/cache/parts.ts';
import type { CachedSection } from '../platform/content/cached-page.ts';
import { cachedView, type ViewContext } from '../platform/page/context.ts';
import { type BlockData, estatesKey, menuKey, soldKey } from './block-data.ts';
import { callBlock, formBlock, menuBlock } from './calls.ts';
import { entitiesBlock } from './entities.ts';
import { estatesBlock } from './estates.ts';
import { placesBlock } from './places.ts';
import {
  figuresBlock,
  officesBlock,
  pressBlock,
  reviewsBlock,
  stepsBlock,
  valuationBlock,
} from './seller.ts';
import { soldBlock } from './sold.ts';
import { pictureBlock, textBlock } from './text.ts';

function toSection(section: CachedSection, data: BlockData, context: ViewContext): SectionView | null {
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
    case 'valuation':
      return valuationBlock(section, context);
    case 'figures':
      return figuresBlock(section, context);
    case 'sold':
      return soldBlock(section, data, context);
    case 'steps':
      return stepsBlock(section, context);
    case 'reviews':
      return reviewsBlock(section, context);
    case 'press':
      return pressBlock(section, context);
    case 'offices':
      return officesBlock(section, context);
  }
}

/** Data of a block beside its own texts. */
function shownIn(section: CachedSection, data: BlockData): readonly Ingredient[] {
  switch (section.kind) {
    case 'estates': {
      const estates = data.estates.get(estatesKey(section));
      return estates ? [estates.results, estates.title, estates.total] : [estates === null];
    }
    case 'sold': {
      const sold = data.sold.get(soldKey(section));
      return sold ? [sold.results, sold.total] : [sold === null];
    }
    case 'entities': {
      const entity = data.items.get(section.entity);
      return [entity?.name, entity?.items];
    }
    case 'menu':
      return [data.menus.get(menuKey(section))];
    case 'places':
      return [data.options];
    default:
      return [];
  }
}

/** Blocks of a page in order, without empty ones. */
export const toSections = (
  sections: readonly CachedSection[],
  data: BlockData,
  context: ViewContext,
): readonly SectionView[] =>
  sections.flatMap((section) => {
    const ingredients = [section, ...shownIn(section, data)];
    return cachedView(context, 'section', ingredients, () => toSection(section, data, context)) ?? [];
  });
