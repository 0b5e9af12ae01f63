/** How often work is begun anew. */
const ATTEMPTS = 4;

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  /fetch failed|other side closed|ECONNRESET/.test(`${error.message} ${String(error.cause)}`);

/**
 * Does work that may be begun anew, again when the connection to the local runtime was lost: on a busy
 * machine Node takes one for open that the other side has closed. Any other error is thrown as it is.
 */
export async function again<T>(work: () => Promise<T>, say: (what: string) => void): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isLostConnection(error)) throw error;
      say('the connection was lost: once more');
    }
  }
}
