import {
  type ActionDone,
  ActionDoneSchema,
  type DraftSaved,
  DraftSavedSchema,
  type HomeRequest,
  type OpenedHome,
  OpenedHomeSchema,
  type Publish,
  type RestoreVersion,
  type SaveDraft,
  type Undo,
} from '#wire/written-homes.ts';
import {
  type ArrangePictures,
  type PicturesArranged,
  PicturesArrangedSchema,
  SESSION_HEADER,
} from '#wire/written-pictures.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';
import { ask } from './staff.ts';

/** A home with its draft and versions. Throws ContentHttpError 403 for an invalid session, 404 for another agency's home. */
export const openHome = direct(
  async (caller, request: HomeRequest): Promise<OpenedHome> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home`, request, OpenedHomeSchema),
);

/** Throws ContentHttpError 403 also without the right to write homes, 400 for what cannot be a field, 409. */
export const saveHomeDraft = direct(
  async (caller, request: SaveDraft): Promise<DraftSaved> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/draft`, request, DraftSavedSchema),
);

export const publishHome = direct(
  async (caller, request: Publish): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/publication`, request, ActionDoneSchema),
);

export const restoreHome = direct(
  async (caller, request: RestoreVersion): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/versions`, request, ActionDoneSchema),
);

/** Throws ContentHttpError 410 when ten minutes have passed. */
export const undoHome = direct(
  async (caller, request: Undo): Promise<ActionDone> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/undo`, request, ActionDoneSchema),
);

/** How long storing a picture may take, milliseconds: six sizes are made of it where the platform resizes. */
const PICTURE_MS = 30_000;

/** A picture that is added to a home's draft. */
interface SentPicture extends HomeRequest {
  /** 32 hexadecimal digits of its bytes' hash. */
  readonly key: string;
  readonly plan: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Throws ContentHttpError 422 with a reason of `WHY_NOT_TAKEN`. */
export const addHomePicture = direct(
  async (caller, { session, kind, home, key, plan, bytes }: SentPicture): Promise<PicturesArranged> => {
    const path = contentPath`/sites/${siteOf(caller)}/staff/home/pictures/${slugSegment(key)}`;
    const answer = await caller.http.put(path, bytes, {
      ...scopeOf(caller),
      search: { kind, home, ...(plan ? { plan: '1' } : {}) },
      headers: { [SESSION_HEADER]: session },
      ms: PICTURE_MS,
    });
    return readAnswer(PicturesArrangedSchema, answer, 'staff', caller.log);
  },
);

/** Throws ContentHttpError 409 for words that somebody else changed. */
export const arrangeHomePictures = direct(
  async (caller, request: ArrangePictures): Promise<PicturesArranged> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/pictures`, request, PicturesArrangedSchema),
);
