/** The pictures that wait, one sent after the other. What was sent stays; what did not arrive is tried again. */
import { type Prepared, prepare } from './prepare.ts';
import { type Outcome, send } from './send.ts';

/** A picture of the queue. */
export interface Waiting {
  readonly file: File;
  readonly plan: boolean;
  state: 'waiting' | 'preparing' | 'sending' | 'line' | 'out' | 'refused' | 'taken';
  /** Of `sending`, in per cent. */
  percent: number;
  /** Of `refused`. */
  why: string | null;
}

/** What the queue needs, so that its order can be tried without a browser. */
export interface QueueDeps {
  readonly prepare: (file: Blob) => Promise<Prepared | string>;
  readonly send: (picture: Prepared, plan: boolean, hear: (percent: number) => void) => Promise<Outcome>;
  /** Resolves after these milliseconds, or earlier when there may be a line again. */
  readonly pause: (ms: number) => Promise<void>;
  /** Called after each change. */
  readonly changed: (all: readonly Waiting[]) => void;
  /** Called when a picture has arrived. */
  readonly arrived: () => Promise<void>;
}

/** Pauses between tries, milliseconds; the last one repeats. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

export interface Queue {
  readonly add: (files: readonly File[], plan: boolean) => void;
  /** Tries a picture again. */
  readonly again: (one: Waiting) => void;
  readonly drop: (one: Waiting) => void;
  /** Whether something has not arrived that still may. */
  readonly isBusy: () => boolean;
}

const OPEN: readonly Waiting['state'][] = ['waiting', 'preparing', 'sending', 'line'];

export function createQueue(deps: QueueDeps): Queue {
  let all: Waiting[] = [];
  let running = false;
  const change = (one: Waiting, next: Partial<Waiting>): void => {
    Object.assign(one, next);
    deps.changed(all);
  };

  async function deliver(one: Waiting): Promise<void> {
    change(one, { state: 'preparing' });
    const picture = await deps.prepare(one.file);
    if (typeof picture === 'string') return change(one, { state: 'refused', why: picture });
    for (let tries = 0; all.includes(one); tries++) {
      change(one, { state: 'sending', percent: 0 });
      const outcome = await deps.send(picture, one.plan, (percent) => change(one, { percent }));
      if (outcome === 'taken') {
        change(one, { state: 'taken' });
        return deps.arrived();
      }
      if (outcome === 'out') return change(one, { state: 'out' });
      if (outcome !== 'line') return change(one, { state: 'refused', why: outcome.why });
      change(one, { state: 'line' });
      await deps.pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0);
    }
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (;;) {
        const next = all.find(({ state }) => state === 'waiting');
        if (next === undefined) break;
        await deliver(next);
      }
    } finally {
      running = false;
    }
  }

  return {
    add(files, plan) {
      // Those that arrived are in the list of the page.
      all = all.filter(({ state }) => state !== 'taken');
      all.push(...files.map((file): Waiting => ({ file, plan, state: 'waiting', percent: 0, why: null })));
      deps.changed(all);
      void run();
    },
    again(one) {
      change(one, { state: 'waiting', why: null });
      void run();
    },
    drop(one) {
      all = all.filter((other) => other !== one);
      deps.changed(all);
    },
    isBusy: () => all.some(({ state }) => OPEN.includes(state)),
  };
}

/** The queue of a page. */
export const browserQueue = (
  address: string,
  guard: () => string,
  more: Pick<QueueDeps, 'changed' | 'arrived'>,
): Queue =>
  createQueue({
    ...more,
    prepare,
    send: (picture, plan, hear) => send(address, guard(), picture, plan, hear),
    pause: (ms) =>
      new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          removeEventListener('online', go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        addEventListener('online', go);
      }),
  });
