import type { AppointmentForAgency } from '#wire/answers.ts';
import type { Closure, ClosureRequest } from '#wire/closures.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { journalOfChange } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { findAgendaSettings } from '../agenda.ts';
import { type AgencyAppointmentRow, appointmentForAgency, readWithin } from '../appointment-for-agency.ts';
import { closeStatement, closureOf, closureView, openStatement } from './closures.ts';

/**
 * Closes days or hours; the answer lists the bookings within. Throws not_found without an agenda,
 * invalid_request.
 */
export async function closeAgenda(
  siteId: string,
  request: ClosureRequest,
  { env: { DB }, now, caller }: CallContext,
): Promise<{ readonly closure: Closure; readonly appointments: readonly AppointmentForAgency[] }> {
  const [site, settings] = await Promise.all([findSite(DB, siteId), findAgendaSettings(DB, siteId)]);
  if (site === null || settings === null) throw notFound('agenda');
  const closure = closureOf(request, settings, now);
  const event = { siteId, who: caller.who, deed: 'agenda.closed', what: closure.id, count: 1 } as const;
  // Read in the same batch, so that later bookings are refused.
  const batch = [
    closeStatement(siteId, closure, now),
    journalOfChange(event, now),
    readWithin(siteId, closure, now),
  ];
  const results = await DB.batch<AgencyAppointmentRow>(batch.map((one) => prepare(DB, one)));
  const rows = results.at(-1)?.results ?? [];
  return { closure: closureView(closure), appointments: rows.map(appointmentForAgency(site.defaultLocale)) };
}

/** Removes a closure; throws not_found for an unknown one. */
export async function openAgenda(
  siteId: string,
  id: string,
  { env: { DB }, now, caller }: CallContext,
): Promise<null> {
  const event = { siteId, who: caller.who, deed: 'agenda.opened', what: id, count: 1 } as const;
  const [opened] = await DB.batch(
    [openStatement(siteId, id), journalOfChange(event, now)].map((one) => prepare(DB, one)),
  );
  if (opened?.meta.changes === 0) throw notFound('closure');
  return null;
}
