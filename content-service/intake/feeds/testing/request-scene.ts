/** A site whose requests go to the system of a feed. */
import { expect } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { anAgency, callAt } from '#content-service/testing/agenda.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { aContactRequest, rowsOf } from '#content-service/testing/messages.ts';
import { store } from '#content-service/testing/store.ts';
import { aVendor, storeFeed, stubKind } from '#content-service/testing/stub-feed.ts';
import type { Site } from '#wire/site.ts';
import type { VendorLead } from '../kind.ts';
import { aSystem, at, type CallRow, deliverTo, OFFICE } from './lead-bench.ts';

let made = 0;

export interface RequestScene {
  readonly leads?: 'mail' | 'call' | 'both';
  readonly settings?: Site['settings']['leads'];
  readonly state?: 'live' | 'draft';
  readonly email?: string | null;
}

/** A site whose home 1 a feed brings as the vendor's 77; home 2 is its own. */
export async function aRequestScene({
  leads = 'call',
  settings,
  state = 'live',
  email = OFFICE,
}: RequestScene = {}) {
  const id = `gives-${++made}`;
  await store(anAgency(id));
  await store(
    siteStatements(
      aSite(id, {
        state,
        settings: {
          features: ['agenda', 'staff', 'valuation'],
          contact: email === null ? {} : { email },
          ...(settings === undefined ? {} : { leads: settings }),
        },
      }),
    ),
  );
  await storeFeed(id, new Date('2027-01-01T00:00:00Z'));
  await store([
    { sql: 'UPDATE feeds SET leads = ? WHERE site_id = ?', params: [leads, id] },
    {
      sql:
        'INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id, state) ' +
        "VALUES (?, 'stub', '77', 900000000001, '1', 'shown')",
      params: [id],
    },
  ]);
  const { system: vendor, give } = aSystem<VendorLead>();
  const deliver = deliverTo({ stub: { ...stubKind(aVendor([])), leads: { system: 'Stubbe', give } } });
  const ask = async (changes: object = { kind: 'estate', estateId: '1' }, ms = 0) => {
    const { error } = await callAt('sendContactRequest', {
      now: at(ms),
      params: { siteId: id },
      body: { ...aContactRequest, ...changes },
    });
    expect(error).toBeNull();
  };
  const call = (operation: string, now: string, params: object, body?: unknown) =>
    callAt(operation, { now, params: { siteId: id, ...params }, body });
  const calls = () => rowsOf<CallRow>('lead_calls', id);
  const one = async (): Promise<CallRow> => {
    const [row, ...others] = await calls();
    if (row === undefined || others.length > 0) throw new Error(`${others.length + 1} calls`);
    return row;
  };
  /** Kinds of the mails to the agency, queued by now. */
  const mails = async () =>
    (await rowsOf<{ kind: string; recipient: string }>('outbox', id))
      .filter(({ recipient }) => recipient !== aContactRequest.email && recipient !== 'eva@example.be')
      .map(({ kind: name }) => name);
  return { id, vendor, deliver, ask, call, calls, one, mails };
}
