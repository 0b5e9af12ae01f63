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
import { listPeople, putPerson, removePerson } from './people.ts';
import { endSessions, listDevices } from './sessions.ts';
import { askSignIn } from './sign-in.ts';

const PersonParams = SiteParams.extend({ id: z.string().regex(/^[0-9a-f]{12}$/, 'not a person') });
const INPUT = [
  'malformed_request',
  'invalid_request',
  'body_too_large',
  'unsupported_media_type',
  'not_found',
] as const;
const StaffList = { kind: 'json', name: 'StaffList', schema: StaffListSchema } as const;
/** All calls of a session are POSTs, so that no secret is in an address. */
const asked = { role: 'read', method: 'post', params: SiteParams } as const;
const SESSION = [...INPUT, 'role_missing'] as const;

/** Operations of the agency's own page (decision 82). `kinds` are the same as those of answer links. */
export const staffOperations = (kinds: readonly AnswerKind[], agenda: StaffAgenda): readonly Operation[] => [
  operation({
    ...asked,
    id: 'askStaffSignIn',
    path: '/sites/{siteId}/staff/sign-ins',
    body: { name: 'AskSignIn', schema: AskSignInSchema },
    answer: { kind: 'json', name: 'SignInAsked', schema: SignInAskedSchema },
    errors: INPUT,
    run: ({ params: { siteId }, body }, context) => askSignIn(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'openStaffSession',
    path: '/sites/{siteId}/staff/sessions',
    body: { name: 'OpenSession', schema: OpenSessionSchema },
    answer: { kind: 'json', name: 'SessionOpened', schema: SessionOpenedSchema },
    errors: [...INPUT, 'link_used', 'expired'],
    run: ({ params: { siteId }, body }, context) => openSession(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'endStaffSession',
    path: '/sites/{siteId}/staff/sessions/end',
    body: { name: 'EndSession', schema: EndSessionSchema },
    answer: { kind: 'none' },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => endSessions(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffDesk',
    path: '/sites/{siteId}/staff/desk',
    body: { name: 'DeskRequest', schema: DeskRequestSchema },
    answer: { kind: 'json', name: 'Desk', schema: DeskSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => showDesk(kinds, agenda, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'listStaffCases',
    path: '/sites/{siteId}/staff/cases',
    body: { name: 'StaffCasesRequest', schema: StaffCasesRequestSchema },
    answer: { kind: 'json', name: 'StaffCases', schema: StaffCasesSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => listCases(kinds, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffCase',
    path: '/sites/{siteId}/staff/case',
    body: { name: 'StaffCaseRequest', schema: StaffCaseRequestSchema },
    answer: { kind: 'json', name: 'OpenedCase', schema: OpenedCaseSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => showStaffCase(kinds, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'pressStaffCase',
    path: '/sites/{siteId}/staff/answers',
    body: { name: 'StaffPress', schema: StaffPressSchema },
    answer: { kind: 'none' },
    errors: [...SESSION, ...PRESS_ERRORS],
    run: ({ params: { siteId }, body }, context) => pressStaffCase(kinds, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'changeStaffHours',
    path: '/sites/{siteId}/staff/closures',
    body: { name: 'StaffClosure', schema: StaffClosureSchema },
    answer: { kind: 'none' },
    errors: SESSION,
    run: ({ params: { siteId }, body }, context) => changeHours(agenda, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffJournal',
    path: '/sites/{siteId}/staff/journal',
    body: { name: 'StaffRequest', schema: StaffRequestSchema },
    answer: { kind: 'json', name: 'StaffJournal', schema: StaffJournalSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body: { session } }, context) => showJournal(siteId, session, context),
  }),
  operation({
    ...asked,
    id: 'listStaffDevices',
    path: '/sites/{siteId}/staff/devices',
    body: { name: 'StaffRequest', schema: StaffRequestSchema },
    answer: { kind: 'json', name: 'StaffDevices', schema: StaffDevicesSchema },
    errors: SESSION,
    run: ({ params: { siteId }, body: { session } }, context) => listDevices(siteId, session, context),
  }),
  operation({
    id: 'listCases',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/cases',
    params: SiteParams,
    query: CasesQuerySchema,
    answer: { kind: 'json', name: 'Cases', schema: CasesSchema },
    errors: ['invalid_request', 'not_found'],
    run: ({ params: { siteId }, query }, context) => listEveryCase(kinds, siteId, query, context),
  }),
  operation({
    id: 'listStaff',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/staff',
    params: SiteParams,
    answer: StaffList,
    errors: ['not_found'],
    run: ({ params: { siteId } }, { env, now }) => onSite(env.DB, siteId, listPeople(siteId, env.DB, now)),
  }),
  operation({
    id: 'putStaff',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/staff',
    params: SiteParams,
    body: { name: 'StaffPersonRequest', schema: StaffPersonRequestSchema },
    answer: StaffList,
    errors: INPUT,
    run: ({ params: { siteId }, body }, context) => putPerson(siteId, body, context),
  }),
  operation({
    id: 'removeStaff',
    role: 'operate',
    method: 'delete',
    path: '/sites/{siteId}/staff/{id}',
    params: PersonParams,
    answer: { kind: 'none' },
    errors: ['invalid_request', 'not_found'],
    run: ({ params: { siteId, id } }, context) => removePerson(siteId, id, context),
  }),
];
