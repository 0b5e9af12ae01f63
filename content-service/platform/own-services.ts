import type { OwnService, ServiceScope } from '#wire/own-service.ts';
import { type Caller, EVERY_SITE } from './caller.ts';

/** A site's own content service as stored (decision 86). */
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

/** A site's own service from its row; the token stays encrypted. */
export const toService = ({ address, scope, picture_hosts, token_key, token }: ServiceRow): OwnService => ({
  address,
  scope,
  pictureHosts: JSON.parse(picture_hosts),
  token: token_key === null || token === null ? null : { key: token_key, text: token },
});

/** A site's own service; null for a site that only uses the deployment's. */
export async function findService(db: D1Database, siteId: string): Promise<OwnService | null> {
  const row = await db
    .prepare(`SELECT ${SERVICE_COLUMNS.join(', ')} FROM own_services WHERE site_id = ?`)
    .bind(siteId)
    .first<ServiceRow>();
  return row && toService(row);
}

/** Whether the caller is the deployment's own site: nobody else gets services, even encrypted. */
export const isOwnSite = ({ who, siteId }: Caller): boolean => who === 'site' && siteId === EVERY_SITE;
