import type { AgendaRules } from '#domain/agenda/slots.ts';
import type { Site } from '#wire/site.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import { type AppointmentEstate, findAppointmentEstate } from './estate.ts';
import { type AgendaSettings, AgendaSettingsSchema, type Agent, agentFor, rulesFor } from './settings.ts';

/**
 * An agency's agenda settings; null when it has none. Operators edit them by hand: throws when they are
 * invalid, rather than offer wrong times.
 */
export async function findAgendaSettings(db: D1Database, siteId: string): Promise<AgendaSettings | null> {
  const doc = await db.prepare('SELECT doc FROM agendas WHERE site_id = ?').bind(siteId).first<string>('doc');
  return doc === null ? null : AgendaSettingsSchema.parse(JSON.parse(doc));
}

/** The agenda of an estate: its agent and their rules. */
export interface Agenda {
  readonly site: Site;
  readonly estate: AppointmentEstate;
  readonly agent: Agent;
  readonly rules: AgendaRules;
}

/**
 * The agenda of an estate. Throws not_found when the agency has no agenda (contract, "Site": `features`) or
 * the estate is unknown, and gone for a withdrawn one.
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
