/** Thrown when work took longer than its time limit. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'TimeoutError';
  }
}

/**
 * Waits for work, at most so many milliseconds; calls `late` and throws TimeoutError after that. The limit ends when
 * the promise is fulfilled: a body that is streamed afterwards may take longer.
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
    work.catch(() => undefined); // a rejection after the time-out is ignored
  }
}

/**
 * Runs work with an AbortSignal that fires after the time-out, and stops waiting then even when the
 * work ignores the signal.
 */
export function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return inTime(milliseconds, work(controller.signal), (error) => controller.abort(error));
}
