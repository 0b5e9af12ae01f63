import type { Log } from '../../../domain/log.ts';
import { localHostsOf } from '../../../domain/own-service/service-address.ts';
import type { OwnService } from '../../../wire/own-service.ts';
import type { Bindings } from '../../env.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { newId } from '../../platform/hash.ts';
import { journalStatement } from '../../platform/journal.ts';
import { createLog } from '../../platform/log.ts';
import { findService } from '../../platform/own-services.ts';
import { findSite } from '../../platform/sites.ts';
import { commitAlone } from '../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../imports/stage.ts';

/** Milliseconds after which a piece of work starts nothing new: the queue continues in another. */
const TURN_MS = 25_000;

/** Context of a piece of work for a site's own service. */
export interface Turn {
  readonly env: Bindings;
  readonly siteId: string;
  readonly service: OwnService;
  /** Hosts of its pictures. */
  readonly hosts: ReadonlySet<string>;
  readonly local: ReadonlySet<string>;
  readonly now: Date;
  readonly log: Log;
  /** Whether there is time left to start something. */
  readonly hasTime: () => boolean;
}

/** Starts a piece of work for a site; null when it has no service of its own, or is suspended. */
export async function beginTurn(env: Bindings, siteId: string, now: Date): Promise<Turn | null> {
  const [site, service] = [await findSite(env.DB, siteId), await findService(env.DB, siteId)];
  if (site === null || service === null || site.state === 'suspended') return null;
  const until = Date.now() + TURN_MS;
  return {
    env,
    siteId,
    service,
    hosts: new Set(service.pictureHosts),
    local: localHostsOf(env.LOCAL_SERVICES),
    now,
    log: createLog({ site: siteId }),
    hasTime: () => Date.now() < until,
  };
}

/** A record to withdraw or delete. */
interface Gone {
  readonly kind: 'estate' | 'picture';
  readonly id: string;
}

/**
 * Stores learned homes like an import: read strictly, in one batch, with the site's pages outdated if
 * something changed. Refusals are in the answer. Throws `import_outdated` when records changed meanwhile: the
 * queue repeats the work.
 */
export async function takeIn(
  { env, siteId, now, log }: Turn,
  records: readonly unknown[],
  gone: readonly Gone[],
): Promise<ReadChunk['refusals']> {
  const importOf = { siteId, importId: newId() };
  const chunk = await readChunk(
    env.DB,
    importOf,
    0,
    records.map((record) => ({ record })),
    // Its service searches its own homes.
    { anyPlace: true },
  );
  const staged = [...chunk.staged, ...gone.map((one) => ({ line: null, gone: one }))];
  if (staged.length > 0) {
    const count = staged.length;
    const deed = {
      siteId,
      who: 'own-service',
      deed: 'record.written',
      what: importOf.importId,
      count,
    } as const;
    await commitAlone(env.DB, importOf, { staged }, journalStatement(deed, now), now);
    await tellChanged(env, log, siteId);
  }
  return chunk.refusals;
}
