/** Custom hostnames, DNS records and the fallback origin of a zone in Cloudflare's API, and a DNS resolver with JSON, on a local HTTP server with data in memory. */
import { createServer, type ServerResponse } from 'node:http';

interface Known {
  readonly id: string;
  readonly hostname: string;
  status: string;
  readonly method: string;
}

export interface TestCloudflare {
  readonly origin: string;
  readonly hostnames: Map<string, Known>;
  /** Hostname → its CNAME, or IP addresses, and its MX and TXT records. */
  readonly dns: Map<
    string,
    {
      readonly cname?: string;
      readonly addresses?: readonly string[];
      readonly mx?: readonly string[];
      readonly txt?: readonly string[];
    }
  >;
  /** Names of DNS records of the zone; true for proxied ones. */
  readonly records: Map<string, boolean>;
  /** Of custom hostnames; null for none. */
  fallback: { readonly origin: string; readonly status: string } | null;
  readonly calls: string[];
  close(): Promise<void>;
}

export const ZONE = '0123456789abcdef0123456789abcdef';
export const ZONE_NAME = 'gevel.be';
export const TOKEN = 'token of Cloudflare';

/** Starts both on a free port: the API below `/client/v4`, the resolver at `/dns-query`. */
export async function startCloudflare(): Promise<TestCloudflare> {
  const hostnames: TestCloudflare['hostnames'] = new Map();
  const dns: TestCloudflare['dns'] = new Map();
  const records: TestCloudflare['records'] = new Map();
  const calls: string[] = [];
  const base = `/client/v4/zones/${ZONE}/custom_hostnames`;

  const shown = ({ id, hostname, status, method }: Known) => ({
    id,
    hostname,
    status,
    ssl: {
      status: status === 'active' ? 'active' : 'pending_validation',
      method,
      validation_records:
        method === 'txt' ? [{ txt_name: `_acme-challenge.${hostname}`, txt_value: 'proof' }] : [],
    },
    ownership_verification: { type: 'txt', name: `_cf-custom-hostname.${hostname}`, value: 'owner' },
  });

  function resolve(url: URL): object {
    const name = url.searchParams.get('name') ?? '';
    const { cname, addresses = [], mx = [], txt = [] } = dns.get(name) ?? {};
    const type = url.searchParams.get('type');
    const all = cname === undefined ? addresses : (dns.get(cname)?.addresses ?? []);
    return {
      Status: 0,
      Answer: [
        ...(cname === undefined ? [] : [{ name, type: 5, data: `${cname}.` }]),
        ...(type === 'A' ? all.map((data) => ({ name, type: 1, data })) : []),
        ...(type === 'MX' ? mx.map((data) => ({ name, type: 15, data })) : []),
        ...(type === 'TXT' ? txt.map((data) => ({ name, type: 16, data: `"${data}"` })) : []),
      ],
    };
  }

  const server = createServer((request, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://x');
      const answer = (status: number, body: object): void => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body));
      };
      if (url.pathname === '/dns-query') return answer(200, resolve(url));
      calls.push(`${request.method} ${url.pathname}${url.search}`);
      const done = (result: unknown): void => answer(200, { success: true, errors: [], result });
      const refuse = (status: number, code: number, message: string): void =>
        answer(status, { success: false, errors: [{ code, message }], result: null });
      if (request.headers.authorization !== `Bearer ${TOKEN}`)
        return refuse(403, 10000, 'Authentication error');
      const asked = url.searchParams.get('name') ?? '';
      if (url.pathname === '/client/v4/zones')
        return done([{ id: ZONE, name: ZONE_NAME }].filter(({ name }) => name === asked));
      if (url.pathname === `/client/v4/zones/${ZONE}/dns_records`) {
        const proxied = records.get(asked);
        return done(proxied === undefined ? [] : [{ name: asked, type: 'AAAA', content: '100::', proxied }]);
      }
      if (url.pathname === `${base}/fallback_origin`)
        return test.fallback === null ? refuse(404, 1551, 'No fallback origin.') : done(test.fallback);
      if (!url.pathname.startsWith(base)) return refuse(404, 7003, 'No such zone');
      if (request.method === 'GET') {
        const part = url.searchParams.get('hostname') ?? '';
        return done([...hostnames.values()].filter(({ hostname }) => hostname.includes(part)).map(shown));
      }
      if (request.method === 'DELETE') {
        const one = [...hostnames.values()].find(({ id }) => url.pathname === `${base}/${id}`);
        if (one === undefined) return refuse(404, 1436, 'The custom hostname was not found.');
        hostnames.delete(one.hostname);
        return done({ id: one.id });
      }
      const { hostname, ssl } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      if (hostnames.has(hostname)) return refuse(409, 1406, 'Duplicate custom hostname found.');
      const made = { id: `id-${hostnames.size}`, hostname, status: 'pending', method: String(ssl?.method) };
      hostnames.set(hostname, made);
      return done(shown(made));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const test: TestCloudflare = {
    origin: `http://127.0.0.1:${port}`,
    hostnames,
    dns,
    records,
    fallback: null,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return test;
}
