import type { OwnService, ServiceScope } from '../../wire/own-service.ts';
import { type Caller, EVERY_SITE } from './caller.ts';

/** A content service of a site's own as it is stored (decision 86). */
export interface ServiceRow {
  readonly address: string;
  readonly scope: ServiceScope;
  readonly picture_hosts: string;
  readonly token_key: string | null;
  readonly token: string | null;
}

/** Its columns. */
export const SERVICE_COLUMNS = [
  'address',
  'scope',
  'picture_hosts',
  'token_key',
  'token',
] as const satisfies readonly (keyof ServiceRow)[];

/** A site's own service as its row says it; its token stays sealed. */
export const toService = ({ address, scope, picture_hosts, token_key, token }: ServiceRow): OwnService => ({
  address,
  scope,
  pictureHosts: JSON.parse(picture_hosts),
  token: token_key === null || token === null ? null : { key: token_key, text: token },
});

/** The service of a site's own; null for a site that has the deployment's alone. */
export async function findService(db: D1Database, siteId: string): Promise<OwnService | null> {
  const row = await db
    .prepare(`SELECT ${SERVICE_COLUMNS.join(', ')} FROM own_services WHERE site_id = ?`)
    .bind(siteId)
    .first<ServiceRow>();
  return row && toService(row);
}

/** Whether a caller is the deployment's own site: nobody else is told of services, not even sealed. */
export const isOwnSite = ({ who, siteId }: Caller): boolean => who === 'site' && siteId === EVERY_SITE;
