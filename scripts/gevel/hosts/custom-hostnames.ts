/** Custom hostnames of a zone at Cloudflare (Cloudflare for SaaS): each gets its own certificate. */
import * as z from 'zod';
import { Refused, Unreachable, WrongUsage } from '../errors.ts';
import { send } from '../transport.ts';

const API = 'https://api.cloudflare.com/client/v4';
/** Timeout of a call, milliseconds. */
const TIMEOUT = 30_000;

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

const AnswerSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown(),
});

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

/** URL of a zone's custom hostnames. */
export const collectionOf = ({
  CLOUDFLARE_API_URL = API,
  CLOUDFLARE_ZONE_ID = 'ZONE-ID',
}: Environment): string =>
  `${CLOUDFLARE_API_URL.replace(/\/+$/, '')}/zones/${CLOUDFLARE_ZONE_ID}/custom_hostnames`;

/** By CLOUDFLARE_API_TOKEN and CLOUDFLARE_ZONE_ID; null without a token. Throws WrongUsage without a zone. */
export function customHostnames(env: Environment): CustomHostnames | null {
  const { CLOUDFLARE_API_TOKEN: token = '', CLOUDFLARE_ZONE_ID: zone = '' } = env;
  if (token === '') return null;
  if (!/^[\da-f]{32}$/.test(zone)) {
    throw new WrongUsage(
      'Set CLOUDFLARE_ZONE_ID, 32 hexadecimal digits, to the zone of the custom hostnames.',
    );
  }
  const base = collectionOf(env);

  async function call(method: string, rest: string, body?: object): Promise<unknown> {
    const url = new URL(base + rest);
    const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(bytes && { 'Content-Type': 'application/json', 'Content-Length': String(bytes.byteLength) }),
    };
    const answer = await send({ method, url, headers, body: bytes, timeoutMs: TIMEOUT }).catch(
      (error: unknown) => {
        throw new Unreachable(`${url.origin} does not answer (${String(error)}).`);
      },
    );
    const read = AnswerSchema.safeParse(parsed(answer.body));
    if (read.success && read.data.success) return read.data.result;
    const said = (read.data?.errors ?? []).map(({ code, message }) => `${message} (${code})`).join('; ');
    throw new Refused(`Cloudflare answered ${method} custom_hostnames with ${answer.status}: ${said || '–'}`);
  }

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

/** Parses JSON; undefined when it is invalid. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
