import {
  type ChangeNews,
  type StaffNews,
  type StaffNewsRequest,
  StaffNewsSchema,
} from '#wire/written-news.ts';
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';
import { ask } from './staff.ts';

/** The items of news. Throws ContentHttpError 403 also without the right to write the site. */
export const staffNews = direct(
  async (caller, request: StaffNewsRequest): Promise<StaffNews> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/news`, request, StaffNewsSchema),
);

/** Throws ContentHttpError 403 also without the right, 409 when somebody else changed the item, 422 with the field. */
export const changeNews = direct(
  async (caller, request: ChangeNews): Promise<StaffNews> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/news/changes`, request, StaffNewsSchema),
);
