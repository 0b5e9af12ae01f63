/**
 * The example service implements the core calls, and the contract suite detects each fault of a broken
 * service (docs/decisions/0085).
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractDocument, type Outcome, runChecks, type Service } from '#contract/index.ts';
import type { paths } from '../dist/contract/content-service.d.ts';
import { createService } from '../docs/examples/listings-service/service.ts';
import { openStore } from '../docs/examples/listings-service/store.ts';
import { contractDocument } from './support/contract-document.ts';
import { broken, type ContractFault, FAULTS } from './support/contract-faults.ts';

const TOKEN = 'of the example service, in tests alone';
const SITE = 'duinzicht';

const store = openStore(':memory:');
const server = createService({ store, siteId: SITE, token: TOKEN });
let service: Service;
let document: ContractDocument;

beforeAll(async () => {
  store.load('docs/examples/listings-service/homes.ndjson');
  document = contractDocument();
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  service = { base: `http://127.0.0.1:${port}`, token: TOKEN, siteId: SITE, fetch, timeoutMs: 30_000 };
});

afterAll(() => {
  server.close();
});

const reported = (outcomes: readonly Outcome[], state: Outcome['state']): readonly string[] =>
  outcomes.flatMap((one) => (one.state === state ? `${one.call} ${one.says}: ${one.why}` : []));

describe('the example service', () => {
  it('answers the core calls and searches in areas, without any skipped', async () => {
    const outcomes = await runChecks(service, { core: true, knows: ['areas'], writes: false, document });
    expect(reported(outcomes, 'failed')).toEqual([]);
    expect(reported(outcomes, 'left out')).toEqual([]);
  });
});

describe('a client generated from the document’s types only', () => {
  it('finds homes, reads one, and gets "not found" for unknown ones', async () => {
    const { base, token } = service;
    const client = createClient<paths>({ baseUrl: base, headers: { Authorization: `Bearer ${token}` } });
    const body = { query: {}, sort: [], from: 0, size: 3 };
    const found = await client.POST('/sites/{siteId}/estates', { params: { path: { siteId: SITE } }, body });
    expect([found.response.status, found.error]).toEqual([200, undefined]);
    const [first] = found.data?.results ?? [];
    const id = String(first?.general.id);
    expect([found.data?.total.value, id]).toEqual([expect.any(Number), expect.stringMatching(/^\d+$/)]);
    const path = { siteId: SITE, id };
    const home = await client.GET('/sites/{siteId}/estates/v2/{id}', { params: { path } });
    expect(home.data?.general.price).toEqual(first?.general.price);
    const gone = { siteId: SITE, id: '999999' };
    const none = await client.GET('/sites/{siteId}/estates/v2/{id}', { params: { path: gone } });
    expect([none.response.status, none.error?.error.code]).toEqual([404, 'not_found']);
  });
});

/** Findings of the suite for a service with one fault, limited to the broken call. */
const heard = async (fault: ContractFault): Promise<readonly Outcome[]> => {
  const scope = { core: true, knows: ['areas'], writes: false, document, calls: [fault.call] } as const;
  const outcomes = await runChecks({ ...service, fetch: broken(fault) }, scope);
  return outcomes.filter(({ state }) => state === 'failed');
};

describe('a service that breaks one call after another', () => {
  it('gets a finding for each fault, with the calls to repeat by hand (docs/contract-faults.md)', async () => {
    const rows: string[] = [];
    for (const fault of FAULTS) {
      const failed = await heard(fault);
      expect([fault.what, failed.length > 0]).toEqual([fault.what, true]);
      for (const { again = [] } of failed) {
        expect(again.every((line) => line.startsWith('curl -i -X '))).toBe(true);
        expect(again.join()).not.toContain(TOKEN);
      }
      const [first] = failed;
      const more = failed.length > 1 ? `, and ${failed.length - 1} more` : '';
      rows.push(
        `| \`${fault.call}\` ${fault.what} | ${first?.says}: **${first?.why?.replaceAll('|', '\\|')}**${more} |`,
      );
    }
    const page = [
      '# What the suite says of faults',
      '',
      'One call of a [service](examples/listings-service/README.md) broken after the other, and what `gevel contract --core --knows areas` says of it: the first failing check, and how many fail besides. Written by `tests/contract-example.test.ts` (`-u`).',
      '',
      '| Fault | What the suite said |',
      '|---|---|',
      ...rows,
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../docs/contract-faults.md');
  });
});
