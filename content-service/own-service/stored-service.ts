import type { OwnService } from '#wire/own-service.ts';
import { refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { SERVICE_COLUMNS } from '../platform/own-services.ts';

/** Stores a service; its list is requested at once. */
export const putServiceStatement = (siteId: string, service: OwnService, now: Date): Statement => ({
  sql:
    `INSERT INTO own_services (site_id, ${SERVICE_COLUMNS.join(', ')}, ask_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ` +
    'ON CONFLICT (site_id) DO UPDATE SET address = excluded.address, scope = excluded.scope, ' +
    'picture_hosts = excluded.picture_hosts, knows = excluded.knows, token_key = excluded.token_key, ' +
    'token = excluded.token, ask_at = excluded.ask_at, quiet = 0, failures = 0',
  params: [
    siteId,
    service.address,
    service.scope,
    JSON.stringify(service.pictureHosts),
    JSON.stringify(service.knows),
    service.token?.key ?? null,
    service.token?.text ?? null,
    now.getTime(),
  ],
});

/**
 * Deletes a service, and then its synchronisation state; pulled homes stay as records of the site. So does what feeds
 * note of their pictures.
 */
export const dropServiceStatements = (siteId: string): [service: Statement, ...rest: Statement[]] => {
  const drop = (from: string): Statement => ({
    sql: `DELETE FROM ${from}`,
    params: [siteId],
  });
  return [
    drop('own_services WHERE site_id = ?'),
    drop(
      'addressed_pictures WHERE site_id = ?1 AND home_id IN (SELECT id FROM own_homes WHERE site_id = ?1) AND NOT EXISTS ' +
        '(SELECT 1 FROM feed_homes AS f JOIN feeds AS s ON s.site_id = f.site_id AND s.name = f.feed ' +
        'WHERE f.site_id = ?1 AND f.estate_id = home_id)',
    ),
    drop('own_homes WHERE site_id = ?'),
    drop('asked_homes WHERE site_id = ?'),
  ];
};

/** Refuses the batch when another service, or another token, is stored than the one that was read. */
export const serviceStaysStatement = (siteId: string, read: OwnService | null): Statement =>
  refuseWhere(
    'service_changed',
    '(SELECT json_array(address, token_key, token) FROM own_services WHERE site_id = ?) IS NOT ?',
    [
      siteId,
      read === null
        ? null
        : JSON.stringify([read.address, read.token?.key ?? null, read.token?.text ?? null]),
    ],
  );
