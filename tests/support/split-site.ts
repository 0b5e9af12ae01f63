import { freePort } from '#scripts/lib/port.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { callingOver, startContentAlone } from './content-alone.ts';
import { type ContentGate, openGate } from './content-gate.ts';
import { type ContentService, contentServiceOf } from './content-service.ts';
import { startTestWorkers } from './environment.ts';
import { AGENCIES } from './sites.ts';

/** The site and the content service as separate processes, with a gate between them. */
export interface SplitSite {
  /** Port of the site. */
  readonly port: number;
  readonly gate: ContentGate;
  readonly content: ContentService;
  /** Host of this machine at which the content service may call a system of an agency; a test may listen there. */
  readonly called: { readonly hostname: string; readonly port: number };
  readonly stop: () => Promise<void>;
}

/** Starts both with separate data; stops everything when one of them fails to start. */
export async function startSplitSite(): Promise<SplitSite> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const called = { hostname: '127.0.0.1', port: await freePort() };
    const content = await startContentAlone({ LOCAL_SERVICES: `${called.hostname}:${called.port}` });
    ends.push(content.stop);
    const gate = await openGate(content.port);
    ends.push(gate.stop);
    const site = await startTestWorkers({
      configs: SITE_ALONE,
      vars: callingOver(gate.port),
      seeded: false,
      hostnames: Object.values(AGENCIES).map(({ hostname }) => hostname),
    });
    ends.push(site.stop);
    return { port: site.port, gate, content: contentServiceOf(content), called, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
