import type { ContentPageView } from '#domain/views/section.ts';
import type { CachedPage } from '../platform/content/cached-page.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { BlockData } from './block-data.ts';
import { toContentHead } from './content-head.ts';
import { toSections } from './sections.ts';

/** A page written by the agency. */
export const toContentPage = (page: CachedPage, data: BlockData, context: ViewContext): ContentPageView => ({
  ...toContentHead(page, context),
  sections: toSections(page.sections, data, context),
});
