/** Custom hostnames of a zone at Cloudflare (Cloudflare for SaaS): each gets its own certificate. */
import * as z from 'zod';
import { cloudflareApi } from '../cloudflare-api.ts';
import { WrongUsage } from '../errors.ts';

/** Validation of a certificate: `http` once the CNAME points here, or by a TXT record before that. */
export type Proof = 'http' | 'txt';

const RecordSchema = z.object({
  txt_name: z.string().nullish(),
  txt_value: z.string().nullish(),
});
const CustomHostnameSchema = z.object({
  id: z.string(),
  hostname: z.string(),
  status: z.string(),
  ssl: z
    .object({ status: z.string().nullish(), validation_records: z.array(RecordSchema).nullish() })
    .nullish(),
  ownership_verification: z.object({ name: z.string(), value: z.string() }).partial().nullish(),
  verification_errors: z.array(z.string()).nullish(),
});
/** A custom hostname of Cloudflare's API; works when `status` and `ssl.status` are both `active`. */
export type CustomHostname = z.infer<typeof CustomHostnameSchema>;

/** Body of the call that creates a custom hostname. */
export const requestBody = (hostname: string, proof: Proof) => ({
  hostname,
  ssl: { method: proof, type: 'dv', settings: { min_tls_version: '1.2' } },
});

/** Custom hostnames of a zone. Methods throw Refused with the API's errors, or Unreachable. */
export interface CustomHostnames {
  find(hostname: string): Promise<CustomHostname | null>;
  /** Returns the existing custom hostname, or creates it. */
  ensure(hostname: string, proof: Proof): Promise<CustomHostname>;
  /** False if it did not exist. */
  remove(hostname: string): Promise<boolean>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of a zone's custom hostnames. */
export const collectionOf = (zone = 'ZONE-ID'): string => `/zones/${zone}/custom_hostnames`;

/** By CLOUDFLARE_API_TOKEN and CLOUDFLARE_ZONE_ID; null without a token. Throws WrongUsage without a zone. */
export function customHostnames(env: Environment): CustomHostnames | null {
  const api = cloudflareApi(env);
  if (api === null) return null;
  const { CLOUDFLARE_ZONE_ID: zone = '' } = env;
  if (!/^[\da-f]{32}$/.test(zone)) {
    throw new WrongUsage(
      'Set CLOUDFLARE_ZONE_ID, 32 hexadecimal digits, to the zone of the custom hostnames.',
    );
  }
  const call = (method: string, rest: string, body?: object): Promise<unknown> =>
    api(method, collectionOf(zone) + rest, body);

  async function find(hostname: string): Promise<CustomHostname | null> {
    const listed = await call('GET', `?hostname=${encodeURIComponent(hostname)}`);
    const all = z.array(CustomHostnameSchema).parse(listed);
    // The API also returns hostnames that contain the parameter.
    return all.find((one) => one.hostname === hostname) ?? null;
  }

  return {
    find,
    ensure: async (hostname, proof) =>
      (await find(hostname)) ??
      CustomHostnameSchema.parse(await call('POST', '', requestBody(hostname, proof))),
    async remove(hostname) {
      const one = await find(hostname);
      if (one === null) return false;
      await call('DELETE', `/${encodeURIComponent(one.id)}`);
      return true;
    },
  };
}
