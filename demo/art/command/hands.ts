import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OriginalName } from '../pool/pool.ts';

/** A picture to draw and to write to its file. */
export interface DrawOrder {
  readonly name: OriginalName;
  /** Fingerprint for which the existing file may stay. */
  readonly unless?: string | undefined;
}

export interface DrawReport {
  readonly name: OriginalName;
  readonly fingerprint: string;
  /** Size of its file. */
  readonly bytes: number;
  readonly redrawn: boolean;
}

/**
 * Draws pictures with one thread per core, and reports each as it is finished, in no particular order.
 * @throws the error of a drawing, after all threads have ended.
 */
export async function drawAll(
  orders: readonly DrawOrder[],
  onDrawn: (report: DrawReport) => void,
): Promise<void> {
  const waiting = [...orders];
  const hand = async () => {
    const worker = new Worker(join(import.meta.dirname, 'hand.ts'));
    try {
      for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
        worker.postMessage(order);
        // Rethrows an error of the thread.
        const [report]: DrawReport[] = await once(worker, 'message');
        if (report !== undefined) onDrawn(report);
      }
    } finally {
      waiting.length = 0;
      await worker.terminate();
    }
  };
  const hands = Math.min(availableParallelism(), orders.length);
  const ends = await Promise.allSettled(Array.from({ length: hands }, hand));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
