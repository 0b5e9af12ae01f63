/** An agency for each kind of feed, with both Workers on an empty database, and the cron that runs each minute. */
import { setTimeout } from 'node:timers/promises';
import { shortEstatePath } from '#domain/links.ts';
import { createClient } from '#scripts/gevel/client.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { freePort } from '#scripts/lib/port.ts';
import { CONTENT_ALONE, SITE_ALONE, startWorkers, type Workers, waitFor } from '#scripts/lib/workers.ts';
import { callingOver, SITE_TOKEN } from '../../support/content-alone.ts';
import { contentServiceOf } from '../../support/content-service.ts';
import { gevelReading } from '../../support/gevel-process.ts';
import { must, seen } from '../engine.ts';
import { OWN_WORDS } from '../own-words.ts';

/** A home as the feed noted it. */
export interface Noted {
  readonly vendor_id: string;
  readonly estate_id: string;
  readonly guid: string | null;
  readonly state: string;
}

interface FeedState {
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly ended_at: number | null;
  readonly under_way: number;
  /** Homes on line that were not reported to the vendor. */
  readonly unreported: number;
}

export interface Agency {
  readonly kind: string;
  readonly hostname: string;
  readonly port: number;
  /** Runs a command with a text on standard input; it must succeed. */
  readonly gevel: (input: string, ...words: readonly string[]) => Promise<string>;
  readonly noted: () => Promise<readonly Noted[]>;
  readonly pictures: () => Promise<Readonly<Record<'due' | 'kept', number>>>;
  /** Waits until a round has ended after `since`, is well, and every home was reported to its vendor. Minutes are real ones. */
  readonly settled: (since: number | null, reported: boolean, minutes: number) => Promise<void>;
  /**
   * Lets so many hours pass for the feed, in which something happens at the vendor, while no round is under way: what is due by then
   * is due now. Returns when the last round before it ended.
   */
  readonly passes: (hours: number, happens: () => void) => Promise<number | null>;
  /** The path of a home's page, by the vendor's id. */
  readonly pathOf: (vendorId: string) => Promise<string>;
}

/** Milliseconds between two minutes of the cron: fewer than sixty seconds, since a minute that has nothing to do ends at once. */
const CRON_EVERY = 15_000;

/** Milliseconds between two looks at a round. */
const LOOK_EVERY = 1_000;
const look = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  await setTimeout(LOOK_EVERY);
  return ask();
};

/** Begins a minute of the cron again and again, as long as it runs; a failure ends the walk at its next step. */
function runCron(minute: () => Promise<void>) {
  let failure: unknown = null;
  let running: Promise<void> | null = null;
  let isHeld = false;
  const timer = setInterval(() => {
    if (isHeld) return;
    running ??= minute()
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        running = null;
      });
  }, CRON_EVERY);
  return {
    check: () => must(failure === null, 'the cron runs', failure),
    /** Does work between two minutes. */
    async between(work: () => Promise<void>) {
      isHeld = true;
      await running;
      await work();
      isHeld = false;
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Opens the agencies of these kinds; `hosts` are those of their vendors, which the deployment may call. */
export async function openAgencies(state: string, kinds: readonly string[], hosts: readonly string[]) {
  await ensureMigrated(state);
  const token = localOperatorToken();
  const start = async (options: Pick<Parameters<typeof startWorkers>[0], 'configs' | 'vars' | 'state'>) =>
    startWorkers({ ...options, port: await freePort(), inspectorPort: await freePort() });
  const content = await start({
    configs: CONTENT_ALONE,
    state,
    vars: { CONTENT_SERVICE_TOKEN: SITE_TOKEN, LOCAL_SERVICES: hosts.join(' ') },
  });
  const opened: Workers[] = [content];
  const stop = async (): Promise<void> => {
    for (const workers of opened.toReversed()) await workers.stop();
  };
  try {
    await waitFor(content, ['127.0.0.1'], { path: '/openapi.json', token, seconds: 300 });
    const origin = `http://localhost:${content.port}`;
    const gevel: Agency['gevel'] = async (input, ...words) => {
      const { code, stdout, stderr } = await gevelReading(input, origin, token, ...words);
      must(code === 0, `gevel ${words.join(' ')}`, `${stdout}\n${stderr}`);
      return stdout;
    };
    for (const kind of kinds) {
      // Homes of Skarabee are listings of the second source.
      const source = kind === 'skarabee' ? 'second' : 'first';
      const named = ['--name', `Agency of ${kind}`, '--lang', 'nl,fr', '--source', source];
      await gevel('', 'site', 'add', kind, ...named, '--host', `${kind}.localhost`);
      await gevel('', 'site', 'set', kind, ...OWN_WORDS);
      await gevel('', 'site', 'publish', kind, '--force');
    }
    const site = await start({
      configs: SITE_ALONE,
      state: `${state}-of-site`,
      vars: { ...callingOver(content.port), FORM_PACE_MS: '0' },
    });
    opened.push(site);
    await waitFor(
      site,
      kinds.map((kind) => `${kind}.localhost`),
      { path: '/nl', seconds: 300 },
    );
    const service = contentServiceOf({ port: content.port, state, stop: () => content.stop() });
    const client = createClient({ origin, token });
    const cron = runCron(() => service.cron(new Date()));
    const of = (kind: string): Agency => {
      const noted = () =>
        service.rows<Noted>(
          'SELECT vendor_id, estate_id, guid, state FROM feed_homes WHERE site_id = ? AND feed = ?',
          kind,
          kind,
        );
      const stateOf = async (): Promise<FeedState> => {
        cron.check();
        const [feed] = await service.rows<FeedState>(
          'SELECT outcome, reason, ended_at, round IS NOT NULL AS under_way, (SELECT count(*) FROM feed_homes AS h ' +
            "WHERE h.site_id = f.site_id AND h.feed = f.name AND h.state = 'shown' AND h.reported IS NULL) AS unreported " +
            'FROM feeds AS f WHERE site_id = ? AND name = ?',
          kind,
          kind,
        );
        must(feed !== undefined, `there is a feed ${kind}`);
        return feed;
      };
      return {
        kind,
        hostname: `${kind}.localhost`,
        port: site.port,
        gevel,
        noted,
        async pictures() {
          const { pictures } = (await look(() => client.get(`/sites/${kind}/feeds`))) as {
            pictures: Record<'due' | 'kept', number>;
          };
          return pictures;
        },
        async settled(since, reported, minutes) {
          await seen(
            `a round of ${kind} is well${reported ? ', and every home was reported to its vendor' : ''}`,
            () => look(stateOf),
            ({ outcome, reason, ended_at, under_way, unreported }) =>
              ended_at !== null &&
              ended_at > (since ?? 0) &&
              under_way === 0 &&
              outcome === 'ok' &&
              reason === null &&
              (!reported || unreported === 0),
            { seconds: minutes * 60, look: JSON.stringify },
          );
        },
        async passes(hours, happens) {
          const ms = hours * 3_600_000;
          let before: number | null = null;
          await cron.between(async () => {
            await seen(
              `no round of ${kind} is under way`,
              () => look(stateOf),
              ({ under_way }) => under_way === 0,
              { seconds: 600, look: JSON.stringify },
            );
            before = (await stateOf()).ended_at;
            happens();
            await service.rows(
              'UPDATE feeds SET run_at = run_at - ?, whole_at = whole_at - ? WHERE site_id = ? AND name = ?',
              ms,
              ms,
              kind,
              kind,
            );
          });
          return before;
        },
        async pathOf(vendorId) {
          const home = (await noted()).find((one) => one.vendor_id === vendorId);
          must(home !== undefined, `${kind} has a home ${vendorId}`);
          return shortEstatePath(home.guid ?? home.estate_id, 'nl');
        },
      };
    };
    return {
      of,
      stop: async () => {
        await cron.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
