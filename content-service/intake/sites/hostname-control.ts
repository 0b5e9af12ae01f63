/** Whether DNS shows that a hostname belongs to an agency. */
import type { Bindings } from '../../env.ts';
import { askDns } from '../../platform/dns.ts';
import { createLog } from '../../platform/log.ts';

/** Label before the hostname, under which its owner puts the record; underscored names are no hosts (RFC 8552). */
export const TXT_LABEL = '_gevel';

/**
 * Whether `_gevel.{hostname}` has the TXT record `gevel-site={site}`; null when the resolver could not be asked, which
 * shows nothing either way.
 */
export async function showsControl(
  hostname: string,
  site: string,
  env: Pick<Bindings, 'DNS_URL'>,
): Promise<boolean | null> {
  try {
    const texts = await askDns(`${TXT_LABEL}.${hostname}`, 'TXT', env);
    return texts.includes(`gevel-site=${site}`);
  } catch (error) {
    createLog({ siteId: site })('warn', 'hostname.control_not_asked', { error: String(error) });
    return null;
  }
}
