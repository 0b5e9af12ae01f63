import type { OwnService, ServiceScope } from '#wire/own-service.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { type Caller, EVERY_SITE } from './caller.ts';

/** A site's own content service as stored (decision 86). */
export interface ServiceRow {
  readonly address: string;
  readonly scope: ServiceScope;
  readonly picture_hosts: string;
  readonly knows: string;
  readonly token_key: string | null;
  readonly token: string | null;
}

/** Its columns. */
export const SERVICE_COLUMNS = [
  'address',
  'scope',
  'picture_hosts',
  'knows',
  'token_key',
  'token',
] as const satisfies readonly (keyof ServiceRow)[];

/** A site's own service from its row; the token stays encrypted. */
export const toService = (row: ServiceRow): OwnService => {
  const { address, scope, picture_hosts, knows, token_key, token } = row;
  return {
    address,
    scope,
    pictureHosts: JSON.parse(picture_hosts),
    knows: JSON.parse(knows),
    token: token_key === null || token === null ? null : { key: token_key, text: token },
  };
};

/** The part of a site answer about what its searches can do: an own service may not list every option. */
export const abilitiesOf = (
  service: OwnService | null | undefined,
): Pick<SiteAnswer, 'service' | 'everyOption' | 'knowsTraits' | 'knowsAreas'> =>
  service
    ? { service, knowsTraits: service.knows.includes('traits'), knowsAreas: service.knows.includes('areas') }
    : { everyOption: true, knowsTraits: true, knowsAreas: true };

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
