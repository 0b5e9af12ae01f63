import { exports } from 'cloudflare:workers';

const ORIGIN = 'http://content.test';

/** A GET to the running service. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, { headers });

/** A POST of JSON to the running service; `body` as a string is sent as it is. */
export const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Status and parsed body of an answer. */
export const answerOf = async (response: Response): Promise<{ status: number; body: unknown }> => ({
  status: response.status,
  body: response.status === 204 ? null : await response.json(),
});
