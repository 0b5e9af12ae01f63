import { demoData } from '../../demo/index.ts';

/** A demo agency as a visitor of this machine reaches it. */
export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly hostname: string;
}

/** The demo agencies, in the order of the seed. */
export function demoAgencies(): readonly Agency[] {
  return demoData().sites.flatMap((site) => {
    const hostname = site.hostnames.find((name) => name.endsWith('.localhost'));
    return hostname === undefined ? [] : [{ id: site.id, name: site.name, hostname }];
  });
}

/** Where a browser on this machine finds an agency. */
export const addressOf = (agency: Agency, port: number): string => `http://${agency.hostname}:${port}`;
