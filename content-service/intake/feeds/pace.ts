/** The pace of calls to a vendor: of one piece of work, or of all that use one account. */
import { prepare } from '../../platform/db/prepare.ts';

/** Milliseconds between two calls. */
const PACE = 200;
/** Calls whose times are reserved together, so that not each of them is a statement. */
const BLOCK = 5;

/** When calls may be made. */
export interface Pace {
  /** Waits until a call may be made. */
  wait(): Promise<void>;
  /** The call has ended. */
  ended(): void;
}

const until = async (at: number): Promise<void> => {
  const ms = at - Date.now();
  if (ms > 0) await scheduler.wait(ms);
};

/** Calls of one piece of work, each some time after the one before has ended. */
export function ownPace(): Pace {
  let free = 0;
  return {
    wait: () => until(free),
    ended: () => {
      free = Date.now() + PACE;
    },
  };
}

/**
 * Calls with the deployment's account of a kind, whose vendor counts them by account: each has a time of its own, which the database
 * of accounts gives to one piece of work alone. A time that has passed is not made up for.
 */
export function accountPace(directory: D1Database, kind: string): Pace {
  let times: readonly number[] = [];
  const reserve = async (): Promise<readonly number[]> => {
    const upto = await prepare(directory, {
      sql: 'UPDATE feed_accounts SET free_at = max(free_at, ?1) + ?2 WHERE kind = ?3 RETURNING free_at',
      params: [Date.now(), BLOCK * PACE, kind],
    }).first<number>('free_at');
    // Without an account there is no call: the kind says so.
    const from = upto === null ? Date.now() : upto - BLOCK * PACE;
    return Array.from({ length: BLOCK }, (_, at) => from + at * PACE);
  };
  return {
    wait: async () => {
      const now = Date.now();
      times = times.filter((time) => time > now - PACE);
      if (times.length === 0) times = await reserve();
      const [time = now, ...later] = times;
      times = later;
      await until(time);
    },
    ended: () => undefined,
  };
}
