/** The site's production bundle, with caches in the isolate. */
import { startBundle } from '../../stage/workers/bundle.ts';
import { keepHere, kvHere } from '../../stage/workers/local-caches.ts';

keepHere();
const site = await startBundle();

export default {
  fetch: (request: Request, given: object, context: ExecutionContext): Promise<Response> =>
    site.fetch(request, { ...given, CACHE: kvHere }, context),
};
