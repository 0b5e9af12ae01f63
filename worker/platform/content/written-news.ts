import {
  type ChangeNews,
  NewsPictureSchema,
  type StaffNews,
  type StaffNewsRequest,
  StaffNewsSchema,
} from '#wire/written-news.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';
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

/** How long storing a picture may take, milliseconds: six sizes are made of it where the platform resizes. */
const PICTURE_MS = 30_000;

interface SentPicture {
  readonly session: string;
  /** 32 hexadecimal digits of its bytes' hash. */
  readonly key: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Name of the stored picture. Throws ContentHttpError 422 with a reason of `WHY_NOT_TAKEN`. */
export const addNewsPicture = direct(
  async (caller, { session, key, bytes }: SentPicture): Promise<{ readonly file: string }> => {
    const path = contentPath`/sites/${siteOf(caller)}/staff/news/pictures/${slugSegment(key)}`;
    const answer = await caller.http.put(path, bytes, {
      ...scopeOf(caller),
      headers: { [SESSION_HEADER]: session },
      ms: PICTURE_MS,
    });
    return readAnswer(NewsPictureSchema, answer, 'staff', caller.log);
  },
);
