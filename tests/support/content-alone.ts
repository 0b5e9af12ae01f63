import { CONTENT_ALONE } from '#scripts/lib/workers.ts';
import { startTestWorkers, type TestWorkers } from './environment.ts';

/** Token with which a site calls the content service over HTTP. */
export const SITE_TOKEN = 'of-a-site-that-calls-over-http.in-tests-alone';

/** Starts the content service alone, on a copy of the demo data; with other variables besides its token if needed. */
export const startContentAlone = (vars: Readonly<Record<string, string>> = {}): Promise<TestWorkers> =>
  startTestWorkers({
    configs: CONTENT_ALONE,
    vars: { ...vars, CONTENT_SERVICE_TOKEN: SITE_TOKEN },
    seeded: true,
    hostnames: ['127.0.0.1'],
    path: '/openapi.json',
    token: SITE_TOKEN,
  });

/** Variables of a site that calls it over HTTP, at this port or at a gate in front of it. */
export const callingOver = (port: number): Readonly<Record<string, string>> => ({
  CONTENT_SERVICE_URL: `http://127.0.0.1:${port}`,
  CONTENT_SERVICE_TOKEN: SITE_TOKEN,
});
