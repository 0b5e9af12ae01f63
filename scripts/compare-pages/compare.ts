import { type Errand, followed, type Location } from './addresses.ts';
import { type Answer, type Call, send } from './answer.ts';
import { type Hunk, hunksOf } from './differences.ts';
import { linesOf } from './normalise.ts';

/** The ports of the revision before and of this working tree. */
export interface Ports {
  readonly before: number;
  readonly after: number;
}

/** A request with the differences of its answers; no hunks when they are equal. */
export interface Compared {
  readonly kind: string;
  readonly address: string;
  /** Status of the answer before. */
  readonly status: number;
  readonly hunks: readonly Hunk[];
  /** Whether the answers were equal only at a second attempt. */
  readonly again: boolean;
  /** Address to which both answers lead; absent when they do not redirect. */
  readonly location?: Location;
}

/** Attempts before a difference counts: a machine under load renders pages without their late parts. */
const TRIES = 3;
/** Milliseconds before both are asked again. */
const PAUSE = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests both revisions at the same moment, so that times and free slots are the same. */
const askBoth = (ports: Ports, call: Call): Promise<readonly [Answer, Answer]> =>
  Promise.all([send(ports.before, call), send(ports.after, call)]);

/** A stylesheet or drawing in both answers, by its name without the hash. */
const BUILT = /\/assets\/([\w/-]+?)-(?:[0-9a-f]{16}|[\w-]{7,8})\.(css|svg)\b/g;

/** Built files of both revisions, whose names differ: by name without hash, the path of each. */
class BuiltFiles {
  readonly #paths = new Map<string, { hostname: string; before?: string; after?: string }>();

  /** Notes the files that an answer names. */
  note(side: keyof Ports, hostname: string, { body }: Answer): void {
    for (const [path, name, type] of body.matchAll(BUILT)) {
      const key = `${hostname}/assets/${name}.${type}`;
      this.#paths.set(key, { ...this.#paths.get(key), hostname, [side]: path });
    }
  }

  /** Files that both revisions name; one that only one names is a difference of the page. */
  get both(): readonly {
    readonly address: string;
    readonly hostname: string;
    readonly before: string;
    readonly after: string;
  }[] {
    return [...this.#paths].flatMap(([address, { hostname, before, after }]) =>
      before === undefined || after === undefined ? [] : [{ address, hostname, before, after }],
    );
  }
}

async function compareOne(
  ports: Ports,
  { kind, address, call }: Errand,
  files: BuiltFiles,
): Promise<Compared> {
  for (let attempt = 1; ; attempt++) {
    const [before, after] = await askBoth(ports, call);
    const hunks = hunksOf(linesOf(before), linesOf(after));
    if (hunks.length === 0 || attempt === TRIES) {
      files.note('before', call.hostname, before);
      files.note('after', call.hostname, after);
      const { location } = before.headers;
      return {
        kind,
        address,
        status: before.status,
        hunks,
        again: attempt > 1 && hunks.length === 0,
        ...(hunks.length === 0 &&
          location !== undefined && { location: { hostname: call.hostname, location } }),
      };
    }
    await pause(PAUSE);
  }
}

/** Compares the stylesheets and drawings that the pages named. */
async function compareFiles(ports: Ports, files: BuiltFiles): Promise<readonly Compared[]> {
  const results: Compared[] = [];
  for (const { address, hostname, before, after } of files.both) {
    const call = (path: string): Call => ({ method: 'GET', hostname, path, headers: {}, body: null });
    const [old, fresh] = await Promise.all([
      send(ports.before, call(before)),
      send(ports.after, call(after)),
    ]);
    const hunks = hunksOf(linesOf(old), linesOf(fresh));
    results.push({ kind: 'built file', address, status: old.status, hunks, again: false });
  }
  return results;
}

/**
 * Requests all addresses from both revisions with limited concurrency; the results have the order of the
 * requests.
 */
async function inTurn(
  errands: readonly Errand[],
  atOnce: number,
  work: (errand: Errand) => Promise<Compared>,
): Promise<readonly Compared[]> {
  const results: Compared[] = [];
  const entries = errands.entries();
  const hand = async (): Promise<void> => {
    for (const [index, errand] of entries) results[index] = await work(errand);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}

/**
 * Requests every address from both revisions, then the pages to which the answers lead, and last the
 * stylesheets and drawings that the pages name. Rejects when a revision does not answer.
 */
export async function compareAll(
  ports: Ports,
  errands: readonly Errand[],
  atOnce: number,
  stop: AbortSignal,
): Promise<readonly Compared[]> {
  const files = new BuiltFiles();
  const work = (errand: Errand): Promise<Compared> => {
    stop.throwIfAborted();
    return compareOne(ports, errand, files);
  };
  const results = await inTurn(errands, atOnce, work);
  const locations = results.flatMap(({ location }) => location ?? []);
  const further = await inTurn(followed(locations, errands), atOnce, work);
  return [...results, ...further, ...(await compareFiles(ports, files))];
}
