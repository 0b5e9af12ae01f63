/** Thrown when work took longer than it was given. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'TimeoutError';
  }
}

/**
 * Waits for work no longer than told; `late` hears when the time is up. The timer ends with the work: what is streamed
 * afterwards may last.
 */
export async function inTime<T>(
  milliseconds: number,
  work: Promise<T>,
  late: (error: TimeoutError) => void = () => undefined,
): Promise<T> {
  const up = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TimeoutError(milliseconds);
    up.reject(error);
    late(error);
  }, milliseconds);
  try {
    return await Promise.race([work, up.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined); // the loser of the race has nobody left to tell
  }
}

/**
 * Runs work with an AbortSignal that fires after the time-out, and stops waiting then even when the
 * work does not heed the signal.
 */
export function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return inTime(milliseconds, work(controller.signal), (error) => controller.abort(error));
}
