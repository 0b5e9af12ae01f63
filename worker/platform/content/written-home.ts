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
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';
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
