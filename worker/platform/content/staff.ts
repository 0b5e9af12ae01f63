import type * as z from 'zod';
import { type Figures, type FiguresRequest, FiguresSchema } from '#wire/figures.ts';
import {
  type ChangeSiteRequest,
  type OwnSite,
  OwnSiteSchema,
  SitePictureAddedSchema,
} from '#wire/own-site.ts';
import {
  type AskSignIn,
  type Desk,
  type DeskRequest,
  DeskSchema,
  type EndSession,
  type OpenedCase,
  OpenedCaseSchema,
  type OpenSession,
  SessionOpenedSchema,
  SignInAskedSchema,
  type StaffCaseRequest,
  type StaffCases,
  type StaffCasesRequest,
  StaffCasesSchema,
  type StaffClosure,
  type StaffDevices,
  StaffDevicesSchema,
  type StaffJournal,
  StaffJournalSchema,
  type StaffPress,
} from '#wire/staff.ts';
import { type ChangePeople, type StaffPeople, StaffPeopleSchema } from '#wire/staff-people.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { type ContentPath, contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** All of these are sent by POST, so that a session's values appear in no address; none is ever cached. */
export async function ask<Schema extends z.ZodType>(
  caller: SiteCaller,
  path: ContentPath,
  body: unknown,
  schema: Schema,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<Schema>> {
  const answer = await caller.http.post(path, body, { ...scopeOf(caller), headers });
  return readAnswer(schema, answer, 'staff', caller.log);
}

/** The word and number of a requested sign-in link; the same for unknown addresses. */
export const askStaffSignIn = direct(
  async (caller, request: AskSignIn, origin: string): Promise<{ readonly sign: string }> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/sign-ins`, request, SignInAskedSchema, {
      'X-SITE-ORIGIN': origin,
    }),
);

/** New value of the device's cookie. Throws ContentHttpError 404, 409 or 410 for an invalid link or code. */
export const openStaffSession = direct(
  async (
    caller,
    request: OpenSession,
  ): Promise<{ readonly session: string; readonly proof?: string | undefined }> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/sessions`, request, SessionOpenedSchema),
);

/** Throws ContentHttpError 403 for an invalid session, like all calls below. */
export const staffDesk = direct(
  async (caller, request: DeskRequest): Promise<Desk> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/desk`, request, DeskSchema),
);

export const staffCases = direct(
  async (caller, request: StaffCasesRequest): Promise<StaffCases> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/cases`, request, StaffCasesSchema),
);

export const staffCase = direct(
  async (caller, request: StaffCaseRequest): Promise<OpenedCase> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/case`, request, OpenedCaseSchema),
);

export const staffJournal = direct(
  async (caller, session: string): Promise<StaffJournal> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/journal`, { session }, StaffJournalSchema),
);

export const staffDevices = direct(
  async (caller, session: string): Promise<StaffDevices> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/devices`, { session }, StaffDevicesSchema),
);

export const pressStaffCase = direct(async (caller, press: StaffPress): Promise<void> => {
  await caller.http.post(contentPath`/sites/${siteOf(caller)}/staff/answers`, press, scopeOf(caller));
});

export const changeStaffHours = direct(async (caller, hours: StaffClosure): Promise<void> => {
  await caller.http.post(contentPath`/sites/${siteOf(caller)}/staff/closures`, hours, scopeOf(caller));
});

/**
 * The people of the agency; puts or removes one before. Throws ContentHttpError 403 also without the right, and for a right
 * that nobody may grant who lacks it; 404, 422.
 */
export const staffPeople = direct(
  async (caller, change: ChangePeople, origin: string): Promise<StaffPeople> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/people`, change, StaffPeopleSchema, {
      'X-SITE-ORIGIN': origin,
    }),
);

/**
 * The settings of the site that its people change; changes members before, judges that, or puts a change back. Throws
 * ContentHttpError 403 also without the right, and 422 with the refused fields.
 */
export const ownSite = direct(
  async (caller, request: ChangeSiteRequest): Promise<OwnSite> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/site`, request, OwnSiteSchema),
);

/** How long storing a picture may take, milliseconds: sizes are made of it where the platform resizes. */
const PICTURE_MS = 30_000;

/** Stores a picture for the settings; its name. Throws ContentHttpError 422 with a reason of `WHY_NOT_TAKEN`. */
export const addSitePicture = direct(
  async (
    caller,
    { session, key, bytes }: { session: string; key: string; bytes: Uint8Array<ArrayBuffer> },
  ): Promise<string> => {
    const path = contentPath`/sites/${siteOf(caller)}/staff/site/pictures/${slugSegment(key)}`;
    const answer = await caller.http.put(path, bytes, {
      ...scopeOf(caller),
      headers: { [SESSION_HEADER]: session },
      ms: PICTURE_MS,
    });
    return readAnswer(SitePictureAddedSchema, answer, 'staff', caller.log).name;
  },
);

/** The agency's figures. Throws ContentHttpError 403 for an invalid session. */
export const staffFigures = direct(
  async (caller, request: FiguresRequest): Promise<Figures> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/figures`, request, FiguresSchema),
);

export const endStaffSession = direct(async (caller, end: EndSession): Promise<void> => {
  await caller.http.post(contentPath`/sites/${siteOf(caller)}/staff/sessions/end`, end, scopeOf(caller));
});
