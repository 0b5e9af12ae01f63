import { exports } from 'cloudflare:workers';

/** A call at the site's door with any method, and an optional JSON body. */
export const sendTo = (method: string, path: string, body?: unknown): Promise<Response> =>
  exports.SiteDoor.fetch(`http://content.test${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
