import type { AgendaRules } from '../../domain/agenda/slots.ts';
import type { Site } from '../../wire/site.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import { type AppointmentEstate, findAppointmentEstate } from './estate.ts';
import { type AgendaSettings, AgendaSettingsSchema, type Agent, agentFor, rulesFor } from './settings.ts';

/**
 * How an agency shows its estates; null where it says nothing of that. Operators change it by hand: throws
 * when it no longer makes sense, rather than offer wrong times.
 */
export async function findAgendaSettings(db: D1Database, siteId: string): Promise<AgendaSettings | null> {
  const doc = await db.prepare('SELECT doc FROM agendas WHERE site_id = ?').bind(siteId).first<string>('doc');
  return doc === null ? null : AgendaSettingsSchema.parse(JSON.parse(doc));
}

/** The agenda of an estate: who shows it, and when. */
export interface Agenda {
  readonly site: Site;
  readonly estate: AppointmentEstate;
  readonly agent: Agent;
  readonly rules: AgendaRules;
}

/**
 * The agenda of an estate. Throws not_found where the agency has none (contract, "Site": `features`) or
 * there is no such estate, and gone for one that was withdrawn.
 */
export async function openAgenda(db: D1Database, site: Site, estateId: string): Promise<Agenda> {
  if (!site.settings.features.includes('agenda')) throw notFound('agenda');
  const [settings, estate] = await Promise.all([
    findAgendaSettings(db, site.id),
    findAppointmentEstate(db, site, estateId),
  ]);
  if (settings === null) throw notFound('agenda');
  if (estate === null) throw notFound('estate');
  if (estate.withdrawn) throw gone('estate');
  const agent = agentFor(settings, estate.representative);
  return { site, estate, agent, rules: rulesFor(settings, agent) };
}
