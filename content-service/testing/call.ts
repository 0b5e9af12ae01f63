import { env, exports } from 'cloudflare:workers';

const ORIGIN = 'http://content.test';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A GET to the running service, like the site's over its binding. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  exports.SiteDoor.fetch(`${ORIGIN}${path}`, { headers });

/** A POST of JSON to the running service; a string `body` is sent as it is. */
export const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = JSON_TYPE,
): Promise<Response> =>
  exports.SiteDoor.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Options of a call at the public door. */
interface PublicCall {
  /** Null for none; the operator's by default. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A call at the public door of the running service. */
export const publicCall = (
  method: string,
  path: string,
  { token = env.OPERATOR_TOKEN ?? '', headers = {}, body }: PublicCall = {},
): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : JSON_TYPE),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A GET at the public door. */
export const publicGet = (path: string, call?: PublicCall): Promise<Response> =>
  publicCall('GET', path, call);

/** A POST of JSON at the public door. */
export const publicPost = (path: string, body: unknown, call?: PublicCall): Promise<Response> =>
  publicCall('POST', path, { ...call, body });

/** A PUT of bytes by the operator. */
export const putBytes = (
  path: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN ?? ''}`, ...headers },
    body: bytes,
  });

/** Status and parsed body of an answer. */
export const answerOf = async (response: Response): Promise<{ status: number; body: unknown }> => ({
  status: response.status,
  body: response.status === 204 ? null : await response.json(),
});

/** A PUT of JSON by the operator. */
export const put = (path: string, body: unknown): Promise<Response> => publicCall('PUT', path, { body });

/** A DELETE by the operator. */
export const remove = (path: string): Promise<Response> => publicCall('DELETE', path);
