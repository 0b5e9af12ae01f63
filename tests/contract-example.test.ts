/** The example service answers the core, and the suite hears each fault of one that does not (docs/decisions/0085). */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractDocument, type Outcome, runChecks, type Service } from '../contract/index.ts';
import { createService } from '../docs/examples/listings-service/service.ts';
import { openStore } from '../docs/examples/listings-service/store.ts';
import { contractDocument } from './support/contract-document.ts';

const TOKEN = 'of the example service, in tests alone';
const SITE = 'duinzicht';

const store = openStore(':memory:');
const server = createService({ store, siteId: SITE, token: TOKEN });
let service: Service;
let document: ContractDocument;

beforeAll(async () => {
  store.load('docs/examples/listings-service/homes.json');
  document = contractDocument() as unknown as ContractDocument;
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  service = { base: `http://127.0.0.1:${port}`, token: TOKEN, siteId: SITE, fetch, timeoutMs: 30_000 };
});

afterAll(() => {
  server.close();
});

const told = (outcomes: readonly Outcome[], state: Outcome['state']): readonly string[] =>
  outcomes.flatMap((one) => (one.state === state ? `${one.call} ${one.says}: ${one.why}` : []));

describe('the example service', () => {
  it('answers the core, of which nothing is left out', async () => {
    const outcomes = await runChecks(service, { core: true, writes: false, document });
    expect(told(outcomes, 'failed')).toEqual([]);
    expect(told(outcomes, 'left out')).toEqual([]);
  });
});
