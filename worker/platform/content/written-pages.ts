import {
  type ChangePage,
  type StaffPages,
  type StaffPagesRequest,
  StaffPagesSchema,
} from '#wire/written-pages.ts';
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';
import { ask } from './staff.ts';

/** The items of news. Throws ContentHttpError 403 also without the right to write the site. */
export const staffPages = direct(
  async (caller, request: StaffPagesRequest): Promise<StaffPages> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/pages`, request, StaffPagesSchema),
);

/** Throws ContentHttpError 403 also without the right, 409 when somebody else changed the item, 422 with the field. */
export const changePage = direct(
  async (caller, request: ChangePage): Promise<StaffPages> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/pages/changes`, request, StaffPagesSchema),
);
