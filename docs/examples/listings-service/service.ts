// An agency's own listings on SQLite: a service that answers the core of the contract and nothing else.
//   node docs/examples/listings-service/service.ts --port 9100 --homes docs/examples/listings-service/homes.ndjson
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { Refused, readMarkers, readQuery, readSearch } from './requests.ts';
import { openStore, type Store } from './store.ts';

/** Maximum bytes of a body. */
const MOST_BODY = 64 * 1024;
const ID = /^\d{1,12}$/;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const LOCALES = new Set(['nl', 'fr', 'en', 'de']);

const unknown = (what: string) => new Refused(404, 'not_found', `There is no such ${what}.`);
const invalid = (field: string, why: string) =>
  new Refused(400, 'invalid_request', 'The request is not valid.', { [field]: why });

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BODY)
      throw new Refused(413, 'body_too_large', `The body is larger than ${MOST_BODY} bytes.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused(400, 'malformed_request', 'The body is not valid JSON.', { body: 'not JSON' });
  }
}

/** Input of a call: the matches of its path, its query, and its body if any. */
interface Call {
  readonly store: Store;
  readonly segment: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const idIn = ({ segment }: Call): string => {
  if (!ID.test(segment)) throw invalid('id', 'not the id of an estate');
  return segment;
};

function estate(call: Call): void {
  const found = call.store.estate(idIn(call));
  if (found === 'withdrawn') throw new Refused(410, 'gone', 'This estate was withdrawn.');
  if (found === null) throw unknown('estate');
  send(call.response, 200, found);
}

function similar(call: Call): void {
  const results = call.store.similar(idIn(call));
  if (results === null) throw unknown('estate');
  send(call.response, 200, { total: { value: results.length }, results });
}

/** No contact person: then the site's own rules decide who is in charge of an estate. */
function contact(call: Call): void {
  if (call.store.estate(idIn(call)) === null) throw unknown('estate');
  call.response.writeHead(204).end();
}

function cities({ store, query, response }: Call): void {
  const locale = query.get('locale') ?? 'nl';
  const typed = query.get('q') ?? '';
  if (!LOCALES.has(locale)) throw invalid('locale', 'not nl, fr, en or de');
  if (typed.length > 64) throw invalid('q', 'longer than 64 characters');
  send(response, 200, store.cities(typed));
}

function picture({ store, segment, query, request, response }: Call): void {
  if (!NAME.test(segment)) throw invalid('name', 'not the name of a picture');
  if (!/^(?:w[1-9]\d{1,4})?$/.test(query.get('version') ?? ''))
    throw invalid('version', 'not a width such as w800');
  if (!/^(?:[0-9A-Fa-f]{8,64})?$/.test(query.get('hash') ?? '')) throw invalid('hash', 'not a hash');
  const found = store.picture(segment);
  if (found === null) throw unknown('picture');
  const etag = `"${found.hash}"`;
  const isKnown = (query.get('hash') ?? '-') !== '' && found.hash.startsWith(query.get('hash') ?? '-');
  const keep = isKnown ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
  const headers = { 'Content-Type': found.type, ETag: etag, 'Cache-Control': keep };
  if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(found.bytes);
}

/** The eight calls of the core; `*` is a value in a path. */
const CALLS: readonly (readonly [
  method: string,
  path: RegExp,
  answer: (call: Call) => void | Promise<void>,
])[] = [
  [
    'POST',
    /^estates$/,
    async ({ store, request, response }) =>
      send(response, 200, store.search(readSearch(await bodyOf(request)))),
  ],
  [
    'POST',
    /^estate-filters$/,
    async ({ store, request, response }) =>
      send(response, 200, store.filters(readQuery(await bodyOf(request)))),
  ],
  [
    'POST',
    /^estate-markers$/,
    async ({ store, request, response }) =>
      send(response, 200, store.markers(readMarkers(await bodyOf(request)))),
  ],
  ['GET', /^estates\/v2\/([^/]+)$/, estate],
  ['GET', /^estates\/([^/]+)\/similar$/, similar],
  ['GET', /^estates\/([^/]+)\/contact-info$/, contact],
  ['GET', /^cities$/, cities],
  ['GET', /^assets\/([^/]+)$/, picture],
];

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid('path', 'not encoded as addresses are');
  }
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { store, siteId, token }: Settings,
): Promise<void> {
  // Callers without the token learn nothing, not even that there is a service.
  if (token !== null && request.headers.authorization !== `Bearer ${token}`) throw unknown('address');
  const url = new URL(request.url ?? '/', 'http://service');
  const [, site = '', rest = ''] = /^\/sites\/([^/]+)\/(.+?)\/?$/.exec(url.pathname) ?? [];
  if (decoded(site) !== siteId) throw unknown('site');
  const named = request.headers['x-site'];
  if (named !== undefined && named !== '' && named !== siteId)
    throw new Refused(400, 'site_mismatch', 'X-SITE names another site than the path.', {
      'X-SITE': 'contradicts the path',
    });
  for (const [method, path, run] of CALLS) {
    const match = path.exec(rest);
    if (match === null || method !== request.method) continue;
    await run({ store, segment: decoded(match[1] ?? ''), query: url.searchParams, request, response });
    return;
  }
  throw unknown('address');
}

interface Settings {
  readonly store: Store;
  /** The only site that it serves. */
  readonly siteId: string;
  /** The callers' token; null accepts anybody. */
  readonly token: string | null;
}

/** A server that answers the core for one site; not listening yet. */
export const createService = (settings: Settings): Server =>
  createServer((request, response) => {
    answer(request, response, settings).catch((error: unknown) => {
      if (error instanceof Refused) {
        const { code, message, fields } = error;
        return send(response, error.status, { error: { code, message, fields } });
      }
      console.error(error);
      return send(response, 500, {
        error: { code: 'internal_error', message: 'An internal error occurred.' },
      });
    });
  });

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9100' },
      homes: { type: 'string', default: `${import.meta.dirname}/homes.ndjson` },
      site: { type: 'string', default: 'duinzicht' },
    },
  });
  const store = openStore(':memory:');
  store.load(values.homes);
  createService({ store, siteId: values.site, token: process.env.TOKEN ?? null }).listen(
    Number(values.port),
    () => console.log(`The listings of ${values.site} are at http://localhost:${values.port}`),
  );
}
