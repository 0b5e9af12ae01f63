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

/** Milliseconds after which a turn begins nothing more: the queue gives it another. */
const TURN_MS = 25_000;

/** What a piece of work about a site's own service is done with. */
export interface Turn {
  readonly env: Bindings;
  readonly siteId: string;
  readonly service: OwnService;
  /** Hosts of its pictures. */
  readonly hosts: ReadonlySet<string>;
  readonly local: ReadonlySet<string>;
  readonly now: Date;
  readonly log: Log;
  /** Whether there is time left to begin something. */
  readonly hasTime: () => boolean;
}

/** A turn for a site; null for one that has no service of its own, or that nobody looks at while it is suspended. */
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

/** A record that goes. */
interface Gone {
  readonly kind: 'estate' | 'picture';
  readonly id: string;
}

/**
 * Takes in what was learned, as an import would: read strictly, one batch, the pages of the site anew where something
 * changed. What is refused is in the answer. Throws `import_outdated` where somebody else wrote meanwhile: the queue
 * brings the work again.
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
