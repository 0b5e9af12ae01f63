import * as z from 'zod';
import {
  AskSignInSchema,
  CasesQuerySchema,
  CasesSchema,
  DeskRequestSchema,
  DeskSchema,
  EndSessionSchema,
  OpenedCaseSchema,
  OpenSessionSchema,
  SessionOpenedSchema,
  SignInAskedSchema,
  StaffCaseRequestSchema,
  StaffCasesRequestSchema,
  StaffCasesSchema,
  StaffClosureSchema,
  StaffDevicesSchema,
  StaffJournalSchema,
  StaffListSchema,
  StaffPersonRequestSchema,
  StaffPressSchema,
  StaffRequestSchema,
} from '#wire/staff.ts';
import { ChangePeopleRequestSchema, StaffPeopleSchema } from '#wire/staff-people.ts';
import type { AnswerKind } from '../platform/answering/kind.ts';
import { PRESS_ERRORS } from '../platform/answering/operations.ts';
import type { StaffAgenda } from '../platform/answering/staff-agenda.ts';
import { onSite } from '../platform/on-site.ts';
import { type Operation, operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { changeHours, pressStaffCase, showStaffCase } from './answer.ts';
import { showDesk } from './desk.ts';
import { showJournal } from './journal.ts';
import { listCases, listEveryCase } from './list-cases.ts';
import { openSession } from './open-session.ts';
import { changePeople, listPeople, putPerson, removePerson } from './people.ts';
import { endSessions, listDevices } from './sessions.ts';
import { askSignIn } from './sign-in.ts';

const PersonParams = SiteParams.extend({ id: z.string().regex(/^[0-9a-f]{12}$/, 'not a person') });
const StaffList = { kind: 'json', name: 'StaffList', schema: StaffListSchema } as const;
/** All calls of a session are POSTs, so that no secret is in an address. */
const asked = { role: 'read', method: 'post', params: SiteParams } as const;
const SESSION = ['role_missing'] as const;

/** Operations of the agency's own page (decision 82). `kinds` are the same as those of answer links. */
export const staffOperations = (kinds: readonly AnswerKind[], agenda: StaffAgenda): readonly Operation[] => [
  operation({
    ...asked,
    id: 'askStaffSignIn',
    summary: 'Mails a sign-in link to a person of the agency; the answer is the same for an unknown address.',
    path: '/sites/{siteId}/staff/sign-ins',
    body: { name: 'AskSignIn', schema: AskSignInSchema },
    answer: { kind: 'json', name: 'SignInAsked', schema: SignInAskedSchema },
    run: ({ params: { siteId }, body }, context) => askSignIn(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'openStaffSession',
    summary: 'Opens a session by a mailed link: once, and only in the browser that requested it.',
    path: '/sites/{siteId}/staff/sessions',
    body: { name: 'OpenSession', schema: OpenSessionSchema },
    answer: { kind: 'json', name: 'SessionOpened', schema: SessionOpenedSchema },
    errors: ['link_used', 'expired'],
    run: ({ params: { siteId }, body }, context) => openSession(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'endStaffSession',
    summary: 'Ends a session, another of the same person, or all of theirs.',
    path: '/sites/{siteId}/staff/sessions/end',
    body: { name: 'EndSession', schema: EndSessionSchema },
    answer: { kind: 'none' },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => endSessions(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffDesk',
    summary:
      'The day of an agency: waiting cases, viewings, arrivals and departures, or the cases found by a search.',
    path: '/sites/{siteId}/staff/desk',
    body: { name: 'DeskRequest', schema: DeskRequestSchema },
    answer: { kind: 'json', name: 'Desk', schema: DeskSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => showDesk(kinds, agenda, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'listStaffCases',
    summary: 'All stored cases of an agency, also answered ones, the newest first, in pages.',
    path: '/sites/{siteId}/staff/cases',
    body: { name: 'StaffCasesRequest', schema: StaffCasesRequestSchema },
    answer: { kind: 'json', name: 'StaffCases', schema: StaffCasesSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => listCases(kinds, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffCase',
    summary: 'A case with one of its actions, for a signed-in person.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/case',
    body: { name: 'StaffCaseRequest', schema: StaffCaseRequestSchema },
    answer: { kind: 'json', name: 'OpenedCase', schema: OpenedCaseSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => showStaffCase(kinds, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'pressStaffCase',
    summary: 'Answers a visitor, like a link in a mail to the agency.',
    path: '/sites/{siteId}/staff/answers',
    body: { name: 'StaffPress', schema: StaffPressSchema },
    answer: { kind: 'none' },
    errors: [...SESSION, ...PRESS_ERRORS],
    run: ({ params: { siteId }, body }, context) => pressStaffCase(kinds, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'changeStaffHours',
    summary: 'Adds or removes a closure; sets or ends an open house.',
    unraced: 'Asks for the session, and then does what `closeAgenda` and `openAgenda` do.',
    path: '/sites/{siteId}/staff/closures',
    body: { name: 'StaffClosure', schema: StaffClosureSchema },
    answer: { kind: 'none' },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => changeHours(agenda, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffJournal',
    summary: 'The actions on cases and hours of the agency, each with person and time.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/journal',
    body: { name: 'StaffRequest', schema: StaffRequestSchema },
    answer: { kind: 'json', name: 'StaffJournal', schema: StaffJournalSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body: { session } }, context) => showJournal(siteId, session, context),
  }),
  operation({
    ...asked,
    id: 'listStaffDevices',
    summary: 'The devices on which a person is signed in.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/devices',
    body: { name: 'StaffRequest', schema: StaffRequestSchema },
    answer: { kind: 'json', name: 'StaffDevices', schema: StaffDevicesSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body: { session } }, context) => listDevices(siteId, session, context),
  }),
  operation({
    ...asked,
    id: 'changeStaffPeople',
    summary:
      'Lists the people of the agency, for one who may add people; adds, changes or removes one before.',
    path: '/sites/{siteId}/staff/people',
    body: { name: 'ChangePeopleRequest', schema: ChangePeopleRequestSchema },
    answer: { kind: 'json', name: 'StaffPeople', schema: StaffPeopleSchema },
    errors: [...SESSION, 'refused'],
    run: ({ params: { siteId }, body }, context) => changePeople(siteId, body, context),
  }),
  operation({
    id: 'listCases',
    summary:
      'All requests of an agency’s visitors with their words, also answered ones, the newest first, in pages.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/cases',
    params: SiteParams,
    query: CasesQuerySchema,
    answer: { kind: 'json', name: 'Cases', schema: CasesSchema },
    run: ({ params: { siteId }, query }, context) => listEveryCase(kinds, siteId, query, context),
  }),
  operation({
    id: 'listStaff',
    summary: 'The staff of an agency, with their rights.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/staff',
    params: SiteParams,
    answer: StaffList,
    run: ({ params: { siteId } }, { env, now }) => onSite(env.DB, siteId, listPeople(siteId, env.DB, now)),
  }),
  operation({
    id: 'putStaff',
    summary: 'Adds a person of the agency, or changes their name and rights.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/staff',
    params: SiteParams,
    body: { name: 'StaffPersonRequest', schema: StaffPersonRequestSchema },
    answer: StaffList,
    run: ({ params: { siteId }, body }, context) => putPerson(siteId, body, context),
  }),
  operation({
    id: 'removeStaff',
    summary: 'Removes a person’s access, on all devices at once.',
    role: 'operate',
    method: 'delete',
    path: '/sites/{siteId}/staff/{id}',
    params: PersonParams,
    answer: { kind: 'none' },
    run: ({ params: { siteId, id } }, context) => removePerson(siteId, id, context),
  }),
];
