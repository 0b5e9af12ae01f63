import { exports } from 'cloudflare:workers';

/** A call of the site's door by any method, with a JSON body where there is one. */
export const sendTo = (method: string, path: string, body?: unknown): Promise<Response> =>
  exports.SiteDoor.fetch(`http://content.test${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
