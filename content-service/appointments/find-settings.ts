import { type AgendaSettings, AgendaSettingsSchema } from './settings.ts';

/**
 * How an agency shows its estates; null where it says nothing of that. Operators change it by hand: throws
 * when it no longer makes sense, rather than offer wrong times.
 */
export async function findAgendaSettings(db: D1Database, siteId: string): Promise<AgendaSettings | null> {
  const doc = await db.prepare('SELECT doc FROM agendas WHERE site_id = ?').bind(siteId).first<string>('doc');
  return doc === null ? null : AgendaSettingsSchema.parse(JSON.parse(doc));
}
