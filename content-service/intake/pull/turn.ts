import type { Log } from '#domain/log.ts';
import { localHostsOf } from '#domain/own-service/service-address.ts';
import type { OwnService } from '#wire/own-service.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/hash.ts';
import { journalStatement } from '../../platform/journal.ts';
import { createLog } from '../../platform/log.ts';
import { findService } from '../../platform/own-services.ts';
import { findSite } from '../../platform/sites.ts';
import type { ChunkOptions } from '../imports/candidates.ts';
import { commitAlone } from '../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../imports/stage.ts';

/** Maximum queries of an invocation on Workers Paid (D1, limits). Whether a batch counts as one is not said: here each of its statements does. */
export const D1_QUERIES = 1_000;
/**
 * Milliseconds and queries after which a piece of work starts nothing new: the queue continues in another. A page of homes
 * takes at most some 150 queries, and the end of a round twice as many.
 */
const TURN_MS = 25_000;
const TURN_QUERIES = D1_QUERIES / 2;

/** Context of a piece of work that brings a site's homes or pictures from elsewhere. */
export interface Turn {
  readonly env: WithDatabase;
  readonly siteId: string;
  /** Who writes, in the journal, and how its records are read. */
  readonly who: 'own-service' | 'feed';
  readonly reading: ChunkOptions;
  /** Hosts of the pictures. */
  readonly hosts: ReadonlySet<string>;
  readonly local: ReadonlySet<string>;
  readonly now: Date;
  readonly log: Log;
  /** Whether time and queries are left to start something. */
  readonly hasRoom: () => boolean;
}

/** Context of a piece of work for a site's own service. */
export interface ServiceTurn extends Turn {
  readonly service: OwnService;
}

/** The same bindings, whose database counts its queries. */
function counted(env: WithDatabase): { readonly env: WithDatabase; readonly queries: () => number } {
  let queries = 0;
  const DB = new Proxy(env.DB, {
    get(database, key) {
      if (key === 'prepare') queries += 1;
      const member: unknown = Reflect.get(database, key);
      return typeof member === 'function' ? member.bind(database) : member;
    },
  });
  return { env: { ...env, DB }, queries: () => queries };
}

/** Starts a piece of work for a site. */
export function turnOf(
  { env, siteId, now }: Pick<Turn, 'env' | 'siteId' | 'now'>,
  { who, reading, hosts }: Pick<Turn, 'who' | 'reading' | 'hosts'>,
): Turn {
  const until = Date.now() + TURN_MS;
  const { env: own, queries } = counted(env);
  return {
    env: own,
    siteId,
    who,
    reading,
    hosts,
    local: localHostsOf(env.LOCAL_SERVICES),
    now,
    log: createLog({ site: siteId }),
    hasRoom: () => Date.now() < until && queries() < TURN_QUERIES,
  };
}

/** Starts a piece of work for a site's own service; null when it has none, or is suspended. */
export async function beginTurn(env: WithDatabase, siteId: string, now: Date): Promise<ServiceTurn | null> {
  const [site, service] = [await findSite(env.DB, siteId), await findService(env.DB, siteId)];
  if (site === null || service === null || site.state === 'suspended') return null;
  // Its service searches its own homes.
  const reading = { anyPlace: true };
  const hosts = new Set(service.pictureHosts);
  return { ...turnOf({ env, siteId, now }, { who: 'own-service', reading, hosts }), service };
}

/** A record to withdraw or delete. */
interface Gone {
  readonly kind: 'estate' | 'listing' | 'picture';
  readonly id: string;
}

/** What is stored with records, in the same batch. */
interface Beside {
  readonly gone: readonly Gone[];
  /** What was read before the service was asked, and must still be true. */
  readonly conditions: readonly Statement[];
  readonly notes: readonly Statement[];
}

/** Condition: the site still has the service that was asked. */
export const sameService = ({ siteId, service }: ServiceTurn): Statement =>
  onlyIf({
    sql: 'SELECT 1 FROM own_services WHERE site_id = ? AND address = ?',
    params: [siteId, service.address],
  });

/**
 * Stores what was pulled like an import: read strictly, in one batch, with the site's pages outdated if
 * something changed. What leaves with it is known once it is known which records are refused, since what stands of
 * those stays. Refusals are in the answer. Throws `import_outdated` or an unmet condition (`isUnmet`) when
 * something changed meanwhile: then the vendor or service is asked again.
 */
export async function takeIn(
  turn: Turn,
  records: readonly unknown[],
  besideOf: (refusals: ReadChunk['refusals']) => Beside | Promise<Beside>,
): Promise<ReadChunk['refusals']> {
  const { env, siteId, who, now, log } = turn;
  const importOf = { siteId, importId: newId() };
  const chunk = await readChunk(
    env.DB,
    importOf,
    0,
    records.map((record) => ({ record })),
    turn.reading,
  );
  const { gone, conditions, notes: after } = await besideOf(chunk.refusals);
  const staged = [...chunk.staged, ...gone.map((one) => ({ line: null, gone: one }))];
  if (staged.length === 0) {
    await env.DB.batch([...conditions, ...after].map((one) => prepare(env.DB, one)));
  } else {
    const count = staged.length;
    const event = {
      siteId,
      who,
      deed: 'record.written',
      what: importOf.importId,
      count,
    } as const;
    await commitAlone(env.DB, importOf, { staged }, journalStatement(event, now), now, {
      conditions,
      after,
    });
    await tellChanged(env, log, siteId);
  }
  return chunk.refusals;
}
