/** Cloudflare's API, version 4: JSON in an envelope. */
import * as z from 'zod';
import { Refused, Unreachable } from './errors.ts';
import { send } from './transport.ts';

const API = 'https://api.cloudflare.com/client/v4';
/** Timeout of a call, milliseconds. */
const TIMEOUT = 30_000;

const AnswerSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).nullish(),
  result: z.unknown(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Base of the API: CLOUDFLARE_API_URL, or Cloudflare's own. */
export const apiBase = ({ CLOUDFLARE_API_URL = API }: Environment): string =>
  CLOUDFLARE_API_URL.replace(/\/+$/, '');

/** Makes one call, and returns its `result`. Throws Refused with the API's errors, or Unreachable. */
export type CloudflareApi = (method: string, path: string, body?: object) => Promise<unknown>;

/** By CLOUDFLARE_API_TOKEN; null without it. */
export function cloudflareApi(env: Environment): CloudflareApi | null {
  const { CLOUDFLARE_API_TOKEN: token = '' } = env;
  if (token === '') return null;
  return async (method, path, body) => {
    const url = new URL(apiBase(env) + path);
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
    const what = url.pathname.replace(/^.*\/zones\/[^/]+\//, '');
    throw new Refused(`Cloudflare answered ${method} ${what} with ${answer.status}: ${said || '–'}`);
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
