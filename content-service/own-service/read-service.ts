import * as z from 'zod';
import { localHostsOf, readPictureHosts, readServiceAddress } from '#domain/own-service/service-address.ts';
import { ABILITIES, MOST_PICTURE_HOSTS, type OwnService, SERVICE_SCOPES } from '#wire/own-service.ts';
import { NoSuchKey, sealToken } from '#wire/sealed-token.ts';
import type { Bindings } from '../env.ts';
import { inEach } from '../platform/db/shards.ts';
import { ContentError } from '../platform/errors/content-error.ts';

/** `PUT …/content-service`. Without `token` the stored one is kept; null is for a service without a token. */
export const ServiceSettingsSchema = z.strictObject({
  address: z.string().max(500),
  scope: z.enum(SERVICE_SCOPES),
  pictureHosts: z.array(z.string().max(260)).max(MOST_PICTURE_HOSTS),
  /** Abilities beyond the core; none by default. */
  knows: z.array(z.enum(ABILITIES)).max(ABILITIES.length).default([]),
  /** A valid bearer token (RFC 6750 §2.1). */
  token: z
    .string()
    .regex(/^[A-Za-z0-9._~+/=-]{8,1000}$/, 'not a bearer token')
    .nullish(),
});
type ServiceSettings = z.infer<typeof ServiceSettingsSchema>;

const refused = (field: string, reason: string): ContentError =>
  new ContentError('refused', 'The content service is refused; see fields.', { [field]: reason });

/** Whether a hostname belongs to a site of this deployment: calls to it would loop. */
async function isOurs(env: Bindings, hostname: string): Promise<boolean> {
  const found = await inEach(env, ({ DB }) =>
    DB.prepare('SELECT 1 FROM hostnames WHERE hostname = ?').bind(hostname).first(),
  );
  return found.some((row) => row !== null);
}

/** Settings for storing, with an encrypted token. Throws `refused` with the invalid field. */
export async function readService(
  siteId: string,
  { address, scope, pictureHosts, knows, token }: ServiceSettings,
  stored: OwnService | null,
  env: Bindings,
): Promise<OwnService> {
  const local = localHostsOf(env.LOCAL_SERVICES);
  const url = readServiceAddress(address, local);
  if (url === null)
    throw refused('address', 'an https:// address with a public name is expected, without port and query');
  if (await isOurs(env, url.hostname)) throw refused('address', 'a site of this deployment answers there');
  const read = readPictureHosts(pictureHosts, local);
  if ('refused' in read)
    throw refused(`pictureHosts[${read.refused}]`, 'a public name is expected, such as img.agency.be');
  const accepted = {
    address: url.href,
    scope,
    pictureHosts: [...read.hosts],
    knows: ABILITIES.filter((ability) => knows.includes(ability)),
  };
  if (token === null) return { ...accepted, token: null };
  if (token === undefined) {
    if (stored !== null && stored.token !== null && stored.address !== url.href)
      throw refused('token', 'another address needs the token once more: it is sealed for the one before');
    return { ...accepted, token: stored?.token ?? null };
  }
  try {
    return { ...accepted, token: await sealToken(token, { siteId, address: url.href }, env.SERVICE_KEYS) };
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
    throw refused('token', `cannot be kept: ${error.message}`);
  }
}
