import type { ContentPageView } from '../../domain/views/section.ts';
import type { KeptPage } from '../content/kept-page.ts';
import type { BlockData } from './blocks/block-data.ts';
import { toContentHead } from './content-head.ts';
import type { ViewContext } from './context.ts';
import { toSections } from './sections.ts';

/** A page of the agency's own. */
export const toContentPage = (page: KeptPage, data: BlockData, context: ViewContext): ContentPageView => ({
  ...toContentHead(page, context),
  sections: toSections(page.sections, data, context),
});
