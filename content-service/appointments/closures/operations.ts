import * as z from 'zod';
import { ClosureListSchema, ClosureMadeSchema, ClosureRequestSchema } from '../../../wire/closures.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { journalOfChange } from '../../platform/journal.ts';
import { onSite } from '../../platform/on-site.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findSite } from '../../platform/sites.ts';
import { findAgendaSettings } from '../agenda.ts';
import { type AgencyAppointmentRow, appointmentForAgency, readWithin } from '../appointment-for-agency.ts';
import { closeStatement, closureOf, closureView, findClosures, openStatement } from './closures.ts';

const ClosureParams = SiteParams.extend({ id: z.string().regex(/^[0-9a-f]{16}$/, 'not a closure') });

/** Days and hours that an agency closes and opens again; slots follow at once, since no agenda is ever kept. */
export const closureOperations = [
  operation({
    id: 'listClosures',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/agenda/closures',
    params: SiteParams,
    answer: { kind: 'json', name: 'ClosureList', schema: ClosureListSchema },
    errors: ['not_found'],
    run: async ({ params: { siteId } }, { env, now }) => ({
      closures: (await onSite(env.DB, siteId, findClosures(env.DB, siteId, now))).map(closureView),
    }),
  }),
  operation({
    id: 'closeAgenda',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/agenda/closures',
    params: SiteParams,
    body: { name: 'ClosureRequest', schema: ClosureRequestSchema },
    answer: { kind: 'json', name: 'ClosureMade', schema: ClosureMadeSchema },
    errors: ['malformed_request', 'invalid_request', 'body_too_large', 'unsupported_media_type', 'not_found'],
    run: async ({ params: { siteId }, body }, { env: { DB }, now, caller }) => {
      const [site, settings] = await Promise.all([findSite(DB, siteId), findAgendaSettings(DB, siteId)]);
      if (site === null || settings === null) throw notFound('agenda');
      const closure = closureOf(body, settings, now);
      const deed = { siteId, who: caller.who, deed: 'agenda.closed', what: closure.id, count: 1 } as const;
      // Read in the batch that closes: whoever books afterwards is refused.
      const batch = [
        closeStatement(siteId, closure, now),
        journalOfChange(deed, now),
        readWithin(siteId, closure, now),
      ];
      const results = await DB.batch<AgencyAppointmentRow>(batch.map((one) => prepare(DB, one)));
      const rows = results.at(-1)?.results ?? [];
      return {
        closure: closureView(closure),
        appointments: rows.map(appointmentForAgency(site.defaultLocale)),
      };
    },
  }),
  operation({
    id: 'openAgenda',
    role: 'operate',
    method: 'delete',
    path: '/sites/{siteId}/agenda/closures/{id}',
    params: ClosureParams,
    answer: { kind: 'none' },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId, id } }, { env: { DB }, now, caller }) => {
      const deed = { siteId, who: caller.who, deed: 'agenda.opened', what: id, count: 1 } as const;
      const [opened] = await DB.batch(
        [openStatement(siteId, id), journalOfChange(deed, now)].map((one) => prepare(DB, one)),
      );
      if (opened?.meta.changes === 0) throw notFound('closure');
      return null;
    },
  }),
];
