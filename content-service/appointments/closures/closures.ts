import { instantOf, isoWithOffset } from '#domain/agenda/zoned-time.ts';
import { addDays } from '#domain/stays/day.ts';
import type { Closure, ClosureRequest } from '#wire/closures.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { sha256 } from '../../platform/hash.ts';
import { AGENDA_ZONE, type AgendaSettings } from '../settings.ts';

/** Maximum days of a closure. */
const MOST_DAYS = 366;

/** A closed time range; instants in ISO 8601, UTC. */
interface StoredClosure {
  readonly id: string;
  readonly agent_id: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

const invalid = (field: string, why: string): ContentError =>
  new ContentError('invalid_request', why, { [field]: 'invalid' });

/**
 * The closure of a request. Throws invalid_request when it ends before it begins, is past, is longer than a
 * year, or has hours for several days or an unknown agent.
 */
export function closureOf(
  { from, to = from, hours, agentId }: ClosureRequest,
  { agents }: AgendaSettings,
  now: Date,
): StoredClosure {
  if (to < from || to >= addDays(from, MOST_DAYS))
    throw invalid('to', 'The last day is not in the year from the first.');
  if (hours !== undefined && (to !== from || hours[0] >= hours[1])) {
    throw invalid('hours', 'Hours are those of one day, and end after they begin.');
  }
  if (agentId !== undefined && !agents.some(({ id }) => id === agentId)) {
    throw invalid('agentId', 'The agenda has no such agent.');
  }
  const [opens, closes] = hours ?? ['00:00', '00:00'];
  const at = (day: string, time: string): string => new Date(instantOf(day, time, AGENDA_ZONE)).toISOString();
  const starts_at = at(from, opens);
  const ends_at = at(hours === undefined ? addDays(to, 1) : to, closes);
  if (ends_at <= now.toISOString()) throw invalid('to', 'It is over.');
  const agent_id = agentId ?? null;
  return {
    id: sha256(JSON.stringify([agent_id, starts_at, ends_at])).slice(0, 16),
    agent_id,
    starts_at,
    ends_at,
  };
}

/** A closure for an operator. */
export const closureView = ({ id, agent_id, starts_at, ends_at }: StoredClosure): Closure => ({
  id,
  agentId: agent_id,
  start: isoWithOffset(Date.parse(starts_at), AGENDA_ZONE),
  end: isoWithOffset(Date.parse(ends_at), AGENDA_ZONE),
});

export const closeStatement = (siteId: string, closure: StoredClosure, now: Date): Statement => ({
  sql:
    'INSERT INTO agenda_closures (site_id, id, agent_id, starts_at, ends_at, created_at) VALUES (?, ?, ?, ?, ?, ?) ' +
    'ON CONFLICT DO NOTHING',
  params: [siteId, closure.id, closure.agent_id, closure.starts_at, closure.ends_at, now.toISOString()],
});

export const openStatement = (siteId: string, id: string): Statement => ({
  sql: 'DELETE FROM agenda_closures WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});

/** Closures of a site that have not ended; with an agent, those that apply to them. */
export async function findClosures(
  db: D1Database,
  siteId: string,
  now: Date,
  agentId: string | null = null,
): Promise<readonly StoredClosure[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT id, agent_id, starts_at, ends_at FROM agenda_closures WHERE site_id = ?1 AND ends_at > ?2 ' +
      'AND (?3 IS NULL OR agent_id IS NULL OR agent_id = ?3) ORDER BY starts_at, id',
    params: [siteId, now.toISOString(), agentId],
  }).all<StoredClosure>();
  return results;
}
