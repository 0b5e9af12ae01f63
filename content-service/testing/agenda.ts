import { env } from 'cloudflare:workers';
import type { z } from 'zod';
import type { SiteChanges } from '#wire/testing/site.ts';
import type { AgendaSettingsSchema } from '../appointments/settings.ts';
import {
  agendaStatements,
  contactInfoStatements,
  estateStatements,
  siteStatements,
} from '../intake/index.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { createLog } from '../platform/log.ts';
import type { CallContext, Operation } from '../platform/operation/operation.ts';
import { runOperation } from '../platform/operation/run-operation.ts';
import { OPERATIONS } from '../service.ts';
import { aCity, anEstate, aSite } from './fixtures.ts';

/** An agenda with a slot per hour on working days; Bo does not work on Mondays. */
export const anAgenda = (
  changes: Partial<z.input<typeof AgendaSettingsSchema>> = {},
): z.input<typeof AgendaSettingsSchema> => ({
  slotMinutes: 45,
  breakMinutes: 15,
  noticeHours: 24,
  horizonDays: 40,
  hours: {
    mon: [['09:00', '12:00']],
    tue: [['09:00', '12:00']],
    wed: [['09:00', '12:00']],
    thu: [['09:00', '12:00']],
    fri: [['09:00', '12:00']],
  },
  agents: [
    { id: 'an', name: 'An Agent', email: 'an@agency.test', phone: '050 11 11 11' },
    { id: 'bo', name: 'Bo Agent', email: 'bo@agency.test', hours: { tue: [['09:00', '12:00']] } },
  ],
  defaultAgent: 'an',
  ...changes,
});

const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);

/** A site with an agenda and some estates: 1 and 2 are An's, 3 is Bo's, 4 is sold, 5 withdrawn, 6 hidden. */
export const anAgency = (
  siteId: string,
  agenda: Partial<z.input<typeof AgendaSettingsSchema>> = {},
  site: SiteChanges = {},
): Statement[] => {
  const contact = { email: 'office@agency.test' };
  return [
    ...siteStatements(aSite(siteId, { settings: { features: ['agenda', 'staff'], contact }, ...site })),
    ...agendaStatements(siteId, anAgenda(agenda)),
    ...estateStatements(siteId, anEstate(1, { address: KNOKKE })),
    ...estateStatements(siteId, anEstate(2)),
    ...estateStatements(siteId, anEstate(3)),
    ...contactInfoStatements(siteId, '3', { name: 'Bo', email: 'BO@agency.test' }),
    ...estateStatements(siteId, anEstate(4, { transaction: { id: 5 } })),
    ...estateStatements(siteId, anEstate(5), { withdrawnAt: '2026-10-01T10:00:00+02:00' }),
    ...estateStatements(siteId, anEstate(6, { address: { ...KNOKKE, visible: false } })),
  ];
};

/** A request for an agent's slot at an instant `20261126T0800Z`; of An's estate by default. */
export const anAppointment = (slotId: string, changes: object = {}) => ({
  estateId: '1',
  slotId,
  firstname: 'Eva',
  lastname: 'Peeters',
  email: 'eva@example.be',
  phone: '0470 12 34 56',
  message: 'We komen met zijn tweeën.',
  locale: 'nl',
  consent: true,
  ...changes,
});

type Call = {
  readonly now: string;
  readonly params: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly key?: string;
  /** Headers besides the key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** WithDatabase that replace the test's own. */
  readonly bindings?: Partial<WithDatabase>;
  /** Sends queued mails; without it they stay in the outbox. */
  readonly deliver?: CallContext['deliver'];
  /** Receives the work that continues after the answer. */
  readonly waitUntil?: CallContext['waitUntil'];
};

let calls = 0;
const operationOf = (id: string): Operation => {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
};

/** An answer, or an error instead. */
export interface Outcome {
  readonly answer: unknown;
  readonly error: ContentError | null;
}

/** Runs a call at a given moment; nothing is sent afterwards. */
export async function callAt(
  id: string,
  { now, params, query = {}, body, key, headers = {}, bindings, deliver, waitUntil }: Call,
): Promise<Outcome> {
  const context: CallContext = {
    env: { ...env, ...bindings },
    caller: { who: 'site', role: 'read', siteId: EVERY_SITE },
    site: undefined,
    locale: 'nl',
    request: new Request('http://content.test', {
      headers: { ...headers, 'Idempotency-Key': key ?? `a-call-of-a-test-${++calls}` },
    }),
    now: new Date(now),
    log: createLog(),
    waitUntil: waitUntil ?? ((work) => void work.catch(() => {})),
    dispatch: async () => Promise.reject(new Error('no other call inside of this one')),
    deliver: deliver ?? (async () => {}),
  };
  try {
    const result = await runOperation(operationOf(id), { params, query, body } as never, context);
    return { answer: result instanceof Response ? await result.json() : result, error: null };
  } catch (error) {
    if (error instanceof ContentError) return { answer: null, error };
    throw error;
  }
}
