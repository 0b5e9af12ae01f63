/** How a round of an agency's own service ends, in the words of feeds (decision 143). */
import type { ServiceFault } from '../../own-service/service-client.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { ServiceTurn } from './turn.ts';

/**
 * Milliseconds between two rounds that find changes, and how often that interval doubles while there are none, or the
 * rounds fail.
 */
export const OFTEN = 15 * 60_000;
const MOST_DOUBLED = 5;

type OfService = Pick<ServiceTurn, 'siteId' | 'service' | 'now'>;

/** SQL for the rounds without changes in a row. */
const QUIET = 'CASE WHEN ?4 THEN 0 ELSE quiet + 1 END';

/** Notes that the list of a round was read, or could not be: the latest such round alone has an end. */
export const listedStatement = ({ siteId, service }: OfService, round: number): Statement => ({
  sql:
    'UPDATE own_services SET asked_at = max(ifnull(asked_at, 0), ?2) ' +
    // A service that was put meanwhile is another one.
    'WHERE site_id = ?1 AND address = ?3',
  params: [siteId, round, service.address],
});

/**
 * Ends a round: it was complete when its list was read and each home that was due has been settled. Does nothing once
 * another round's list was read, since that one has an end of its own.
 */
export const endStatement = (
  { siteId, service, now }: OfService,
  { fault, hasChanges, round }: { fault: ServiceFault | null; hasChanges: boolean; round: number },
): Statement => ({
  sql:
    `UPDATE own_services SET outcome = ?2, reason = ?7, ended_at = ?3, quiet = ${QUIET}, ` +
    "since = iif(?2 = 'ok', ?5, since), failures = iif(?2 = 'ok', 0, failures + 1), " +
    `ask_at = ?3 + ${OFTEN} * (1 << min(${QUIET}, ${MOST_DOUBLED})) ` +
    'WHERE site_id = ?1 AND address = ?6 AND asked_at = ?5',
  params: [
    siteId,
    fault?.state ?? 'ok',
    now.getTime(),
    hasChanges ? 1 : 0,
    round,
    service.address,
    fault?.reason ?? null,
  ],
});

/** Notes that homes could not be read which no round asked for: their service told of them. */
export const failedStatement = (
  { siteId, service, now }: OfService,
  { state, reason }: ServiceFault,
): Statement => ({
  sql:
    'UPDATE own_services SET outcome = ?2, reason = ?3, ended_at = ?4, failures = max(failures, 1) ' +
    'WHERE site_id = ?1 AND address = ?5',
  params: [siteId, state, reason, now.getTime(), service.address],
});
