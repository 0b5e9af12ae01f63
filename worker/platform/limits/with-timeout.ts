/** Thrown when work took longer than it was given. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'TimeoutError';
  }
}

/**
 * Runs work with an AbortSignal that fires after the time-out, and stops waiting then even when the work
 * ignores the signal. The timer ends with the work: streaming afterwards may take longer.
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TimeoutError(milliseconds);
    late.reject(error);
    controller.abort(error);
  }, milliseconds);
  const running = work(controller.signal);
  try {
    return await Promise.race([running, late.promise]);
  } finally {
    clearTimeout(timer);
    running.catch(() => undefined); // the error of the slower one is not needed
  }
}
