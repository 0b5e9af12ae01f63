/** What goes to the system of a feed arrives there once, or in one mail, however the system fails (decisions 168 and 174). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LeasedCall, leaseDueCalls } from '#content-service/leads/lead-calls.ts';
import { BACKOFF } from '#content-service/mail/lease.ts';
import { logged } from '#content-service/testing/logged.ts';
import { mailsDue } from '#content-service/testing/messages.ts';
import { aCardScene } from './testing/card-scene.ts';
import {
  at,
  type CallRow,
  FAULTS,
  forgetLeads,
  HOUR,
  OFFICE,
  START,
  takes,
  unreachable,
  wantsFewer,
} from './testing/lead-bench.ts';
import { aRequestScene } from './testing/request-scene.ts';

/** What waits for a system, the mails that go in its place, and their words. */
const GIVEN = [
  {
    what: 'a request',
    mailed: 'contact-notice',
    words: { no: /in Stubbe .+ staat dus alleen/, maybe: /misschien.+Stubbe|Stubbe.+misschien/i },
    waiting: async () => {
      const scene = await aRequestScene();
      await scene.ask();
      return scene;
    },
  },
  {
    what: 'a search card',
    mailed: 'asked',
    words: { no: /kon niet in Zabun/, maybe: /misschien.+Zabun|Zabun.+misschien/i },
    waiting: async () => {
      const scene = await aCardScene();
      await (await scene.subscribe()).confirm();
      return scene;
    },
  },
] as const;

const theOne = async (calls: () => Promise<CallRow[]>): Promise<CallRow> => {
  const [row, ...others] = await calls();
  if (row === undefined || others.length > 0) throw new Error(`${others.length + 1} calls`);
  return row;
};

const mailsToOffice = async (ms: number) => (await mailsDue(START + ms)).filter(({ to }) => to === OFFICE);

beforeEach(forgetLeads);

describe.each(GIVEN)('$what', ({ mailed, words, waiting }) => {
  it.each(FAULTS)('to a system that %s is there once, or mailed once', async (_what, fares, after, holds) => {
    const { deliver, vendor, calls, mails } = await waiting();
    vendor.fares = fares;
    await deliver(0);
    expect(await theOne(calls)).toMatchObject({ ...after, attempts: 1, begun_at: null });
    expect(await mails()).toEqual(holds === null ? [] : [mailed]);
    const texts = (await mailsToOffice(1000)).map(({ text }) => text);
    expect(texts).toHaveLength(holds === null ? 0 : 1);
    const [said, unsaid] = holds === 'maybe' ? [words.maybe, words.no] : [words.no, words.maybe];
    for (const text of texts) {
      expect(text).toMatch(said);
      expect(text).not.toMatch(unsaid);
    }
    // What waits arrives once it can; what was given up is not tried again.
    vendor.fares = takes;
    await deliver(HOUR);
    await deliver(2 * HOUR);
    expect(vendor.taken).toHaveLength(holds === null ? 1 : 0);
    expect((await theOne(calls)).state).toBe(holds === null ? 'sent' : 'failed');
    expect(await mailsToOffice(3 * HOUR)).toEqual([]);
  });

  it('waits as long as the system wants', async () => {
    const { deliver, vendor } = await waiting();
    vendor.fares = wantsFewer;
    await deliver(0);
    vendor.fares = takes;
    await deliver(599_000);
    expect(vendor.taken).toEqual([]);
    await deliver(600_000);
    expect(vendor.taken).toHaveLength(1);
  });

  it('that is never taken becomes one mail after the last attempt', async () => {
    const { deliver, vendor, calls, mails } = await waiting();
    vendor.fares = unreachable;
    let ms = 0;
    for (const wait of BACKOFF) {
      await deliver(ms);
      ms += wait;
    }
    expect(await mails()).toEqual([]);
    await deliver(ms);
    await deliver(ms + 24 * HOUR);
    expect(await theOne(calls)).toMatchObject({ state: 'failed', attempts: BACKOFF.length + 1 });
    expect(await mails()).toEqual([mailed]);
    expect((await mailsToOffice(ms))[0]?.text).toMatch(words.no);
  });

  it('whose Worker died after it began is not tried again, and the agency hears it', async () => {
    const { id, deliver, vendor, calls, mails } = await waiting();
    const [leased] = await leaseDueCalls(env.DB, 30, new Date(START));
    expect(leased?.siteId).toBe(id);
    await env.DB.prepare('UPDATE lead_calls SET begun_at = ? WHERE site_id = ?').bind(at(0), id).run();
    await deliver(299_000);
    expect(await theOne(calls)).toMatchObject({ state: 'sending' });
    await deliver(300_000);
    expect(await theOne(calls)).toMatchObject({ state: 'failed', outcome: 'unknown: interrupted' });
    expect(vendor.taken).toEqual([]);
    expect(await mails()).toEqual([mailed]);
  });

  it('whose Worker died before it began is given by the next one', async () => {
    const { deliver, vendor } = await waiting();
    await leaseDueCalls(env.DB, 30, new Date(START));
    await deliver(300_000);
    expect(vendor.taken).toHaveLength(1);
  });

  it('is given once by two deliverers, of whom the first one is slow', async () => {
    const { deliver, vendor, calls } = await waiting();
    // While the first one still asks for its token, its lease ends and another one takes over.
    let isFirst = true;
    vendor.fares = async (begin) => {
      if (isFirst) {
        isFirst = false;
        await deliver(301_000);
      }
      await begin();
    };
    await deliver(0);
    expect(vendor.taken).toHaveLength(1);
    expect(await theOne(calls)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is given once by three deliverers at the same moment', async () => {
    const { deliver, vendor } = await waiting();
    await Promise.all([deliver(0), deliver(0), deliver(0)]);
    expect(vendor.taken).toHaveLength(1);
  });

  it('is given up by a deliverer that begins without its lease', async () => {
    const { id, deliver, vendor } = await waiting();
    const leases: LeasedCall[] = [];
    vendor.fares = async (begin) => {
      leases.push(...(await leaseDueCalls(env.DB, 30, new Date(START + 301_000))));
      await begin();
    };
    await deliver(0);
    expect(leases.map(({ siteId }) => siteId)).toEqual([id]);
    expect(vendor.taken).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});
