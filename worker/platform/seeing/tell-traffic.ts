import type { ContentHttp } from '../content/http.ts';
import { NO_SUCH_CALL } from '../content/http.ts';
import { contentPath } from '../content/segments.ts';
import type { TrafficMemory } from '../counts/traffic.ts';
import { ContentHttpError } from '../errors/app-error.ts';

/** Sends this isolate's counts to the content service. Never fails: counts that were not sent are kept. */
export async function tellTraffic(memory: TrafficMemory, http: ContentHttp): Promise<void> {
  const traffic = memory.take();
  try {
    await http.post(contentPath`/traffic`, traffic);
  } catch (error) {
    // The client has logged it. Another content service need not have this call.
    if (error instanceof ContentHttpError && NO_SUCH_CALL.includes(error.status)) memory.stop();
    else memory.putBack(traffic);
  }
}
