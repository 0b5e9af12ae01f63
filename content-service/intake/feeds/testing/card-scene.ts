/** A site whose alerts go to the system of a feed as search cards. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { anAgency, callAt } from '#content-service/testing/agenda.ts';
import { alertOf } from '#content-service/testing/alerts.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { aSubscription, rowsOf } from '#content-service/testing/messages.ts';
import { store } from '#content-service/testing/store.ts';
import { aVendor, storeFeed, stubKind } from '#content-service/testing/stub-feed.ts';
import type { LeadNews } from '#wire/lead.ts';
import type { VendorCard } from '../kind.ts';
import { aSystem, at, type CallRow, deliverTo, OFFICE } from './lead-bench.ts';

/** The box under an alert, ticked. */
export const BOX = { system: 'Zabun', locale: 'nl' } as const;

interface CardRow {
  readonly feed: string;
  readonly system: string;
  readonly words: string;
  readonly locale: string;
  readonly agreed_at: string;
  readonly earlier: string;
  readonly queued_at: string | null;
  readonly ended_at: string | null;
}

let made = 0;

export interface CardScene {
  readonly feeds?: readonly (readonly [kind: string, leads: 'mail' | 'call' | 'both'])[];
  readonly takes?: readonly LeadNews[];
  readonly state?: 'live' | 'draft';
}

/** A site with feeds, and a stub of Zabun that records what it takes. */
export async function aCardScene({
  feeds = [['zabun', 'call']],
  takes = ['asked', 'changed', 'cancelled'],
  state = 'live',
}: CardScene = {}) {
  const id = `cards-${++made}`;
  await store(anAgency(id));
  await store(
    siteStatements(
      aSite(id, { state, settings: { features: ['alerts', 'rentals'], contact: { email: OFFICE } } }),
    ),
  );
  for (const [kind, leads] of feeds) {
    await storeFeed(id, new Date('2027-01-01T00:00:00Z'), kind);
    await env.DB.prepare('UPDATE feeds SET leads = ? WHERE site_id = ? AND name = ?')
      .bind(leads, id, kind)
      .run();
  }
  const { system: vendor, give } = aSystem<VendorCard>();
  const kind = {
    ...stubKind(aVendor([])),
    leads: { system: 'Zabun', give: () => Promise.reject(new Error('no request of a visitor')) },
    cards: { takes, give },
  };
  const deliver = deliverTo({ zabun: kind, whise: kind, stub: kind });
  const call = async (operation: string, ms: number, params: object, body?: unknown) => {
    const { answer, error } = await callAt(operation, {
      now: at(ms),
      params: { siteId: id, ...params },
      body,
    });
    expect(error).toBeNull();
    return answer;
  };
  const subscribe = async (changes: object = { card: BOX }, ms = 0) => {
    const { id: subscription } = (await call('subscribe', ms, {}, { ...aSubscription, ...changes })) as {
      id: string;
    };
    const { token } = await alertOf(id, subscription);
    const manage = { token: token('manage') };
    return {
      id: subscription,
      confirm: (later = ms) => call('confirmSubscription', later, {}, { token: token('confirm') }),
      change: (body: object, later: number) =>
        call('changeSubscription', later, manage, {
          name: aSubscription.name,
          locale: aSubscription.locale,
          criteria: aSubscription.criteria,
          ...body,
        }),
      end: (later: number) => call('endSubscription', later, { token: token('unsubscribe') }),
      shown: () => call('getSubscription', ms, manage) as Promise<{ card: string | null }>,
    };
  };
  const cards = () => rowsOf<CardRow>('search_cards', id);
  const calls = () => rowsOf<CallRow>('lead_calls', id);
  /** News of the mails to the agency, queued by now. */
  const mails = async () =>
    (await rowsOf<{ kind: string; data: string; recipient: string }>('outbox', id))
      .filter(({ kind: name }) => name === 'search-card')
      .map(({ data }) => (JSON.parse(data) as { news: string }).news);
  const site = () => call('getSite', 0, {}) as Promise<{ cardSystem?: string }>;
  return { id, vendor, deliver, subscribe, cards, calls, mails, site };
}
