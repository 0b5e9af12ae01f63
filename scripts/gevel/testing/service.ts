/** The content service's calls that the command line uses, on a local HTTP server with data in memory. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { unknownPath } from '#content-service/platform/errors/content-error.ts';

type Json = Readonly<Record<string, unknown>>;

/** A test's answer instead of the service's own. */
export interface Scripted {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the connection without an answer. */
  readonly lost?: true;
}

export interface TestService {
  readonly origin: string;
  readonly sites: Map<string, Json>;
  /** `kind/id` → record, by site. */
  readonly records: Map<string, Map<string, Json>>;
  /** Feeds as the service shows them, by site. */
  readonly feeds: Map<string, readonly Json[]>;
  /** Pictures that homes name by address, by site. */
  readonly pictures: Map<string, Json>;
  /** Senders of mails, by site; the deployment's without one. */
  readonly senders: Map<string, Json>;
  /** `PUT /sites/a`, in order. */
  readonly calls: string[];
  /** Their bodies, "" for none. */
  readonly bodies: string[];
  /** `Authorization` headers of the calls. */
  readonly tokens: Set<string>;
  /** Answers every call as the public door does without a valid token. */
  refuseTokens(): void;
  /** Does this once, before the next PUT of a site is answered: what others write between a read and a write. */
  meanwhile(act: () => void): void;
  /** Answers the next calls with these, in order. */
  script(...answers: readonly Scripted[]): void;
  close(): Promise<void>;
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const error = (status: number, code: string, fields?: Json): Scripted => ({
  status,
  body: JSON.stringify({ error: { code, message: `It is ${code}.`, ...(fields && { fields }) } }),
});
const ok = (body: unknown, status = 200): Scripted => ({ status, body: JSON.stringify(body) });

/** The door's answer to a path and to a token that it does not know. */
const unknown = (): Scripted => {
  const { code, message } = unknownPath();
  return { status: 404, body: JSON.stringify({ error: { code, message } }) };
};

const NO_PICTURES = { due: 0, kept: 0, gone: 0, refused: 0, failing: 0, lost: [] };
const USUAL_SENDER = {
  address: null,
  fault: null,
  checkedAt: null,
  sends: 'mail@gevel.example',
  records: null,
};

const sha256 = (text: string | undefined): string =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex');

const SECRET = `gvl_abcdefghijkl_${'x'.repeat(43)}`;

/** Starts the service on a free port. */
export async function startService(): Promise<TestService> {
  const sites = new Map<string, Json>();
  const records = new Map<string, Map<string, Json>>();
  const feeds = new Map<string, readonly Json[]>();
  const pictures = new Map<string, Json>();
  const senders = new Map<string, Json>();
  const calls: string[] = [];
  const bodies: string[] = [];
  const tokens = new Set<string>();
  const scripted: Scripted[] = [];
  let refusesTokens = false;
  let others: (() => void) | null = null;

  const recordsOf = (site: string): Map<string, Json> => {
    const known = records.get(site) ?? new Map<string, Json>();
    records.set(site, known);
    return known;
  };

  function listRecords(site: string, query: URLSearchParams): Scripted {
    const kind = query.get('kind') ?? '';
    const size = Number(query.get('size'));
    const ids = [...recordsOf(site).keys()].filter((key) => key.startsWith(`${kind}/`)).toSorted();
    const rest = ids.filter((key) => key > `${kind}/${query.get('after') ?? ''}`);
    const page = rest.slice(0, size);
    const next = rest.length > size ? (page.at(-1)?.slice(kind.length + 1) ?? null) : null;
    return ok({ records: page.map((key) => recordsOf(site).get(key)), next });
  }

  function putSite(id: string, document: Json, seen: string | null): Scripted {
    others?.();
    others = null;
    const isSeen = seen === null || seen === sha256(JSON.stringify(sites.get(id)));
    if (!isSeen && JSON.stringify(sites.get(id)) !== JSON.stringify(document)) return error(409, 'changed');
    const hostnames: readonly unknown[] = Array.isArray(document.hostnames) ? document.hostnames : [];
    for (const [other, { hostnames: theirs }] of sites) {
      const taken = hostnames.findIndex((name) => Array.isArray(theirs) && theirs.includes(name));
      if (other !== id && taken >= 0) {
        return error(409, 'hostname_taken', { [`hostnames.${taken}`]: `"${hostnames[taken]}" is taken` });
      }
    }
    const outcome = sites.has(id) ? 'changed' : 'new';
    sites.set(id, document);
    return ok({ outcome });
  }

  function answerTo(method: string, url: URL, body: Json): Scripted {
    const [, , site = '', part = '', kind = '', id = ''] = url.pathname.split('/').map(decodeURIComponent);
    if (refusesTokens) return unknown();
    if (url.pathname === '/openapi.json') return ok({});
    if (url.pathname === '/sites') return ok({ sites: [...sites.values()] });
    if (part === 'tokens') {
      if (method === 'POST') return ok({ id: 'abcdefghijkl', token: SECRET }, 201);
      if (method === 'DELETE') return { status: 204 };
      return ok({
        tokens: [{ id: 'abcdefghijkl', role: 'write', name: 'feed', createdAt: '2026-11-22' }],
      });
    }
    if (method === 'PUT' && part === '') return putSite(site, body, url.searchParams.get('seen'));
    const document = sites.get(site);
    if (document === undefined) return error(404, 'not_found');
    if (method === 'DELETE' && part === '') {
      sites.delete(site);
      return { status: 204 };
    }
    if (part === 'document') return ok(document);
    if (part === 'journal') {
      return ok({
        entries: [{ seq: 1, at: '2026-11-22T10:00:00Z', who: 'operator', deed: 'put', what: 'page about' }],
      });
    }
    if (part === 'feeds') {
      const of = feeds.get(site) ?? [];
      return kind === ''
        ? ok({ feeds: of, pictures: pictures.get(site) ?? NO_PICTURES })
        : ok(of.find(({ name }) => name === kind) ?? {});
    }
    if (part === 'mail-sender') return ok(senders.get(site) ?? USUAL_SENDER);
    if (part === 'mails') return ok({ mails: [], sentToday: 0, most: 100 });
    if (part === 'records' && method === 'GET') return listRecords(site, url.searchParams);
    if (part === 'records' && method === 'PUT') {
      const outcome = recordsOf(site).has(`${kind}/${id}`) ? 'changed' : 'new';
      recordsOf(site).set(`${kind}/${id}`, body);
      return ok({ outcome });
    }
    return error(404, 'not_found');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    calls.push(`${method} ${url}`);
    tokens.add(headers.authorization ?? '');
    const text = await read(request);
    bodies.push(text);
    const {
      status,
      headers: extra,
      body,
      lost,
    } = scripted.shift() ?? answerTo(method, new URL(url, 'http://x'), text === '' ? {} : JSON.parse(text));
    if (lost) {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json', ...extra });
    response.end(body);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((failure: unknown) => response.destroy(new Error(String(failure))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    sites,
    records,
    feeds,
    pictures,
    senders,
    calls,
    bodies,
    tokens,
    refuseTokens: () => {
      refusesTokens = true;
    },
    meanwhile: (act) => {
      others = act;
    },
    script: (...answers) => void scripted.push(...answers),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
