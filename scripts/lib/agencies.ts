import { demoData } from '#demo/index.ts';

/** A demo agency and its address on this machine. */
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

/** Address of an agency in a browser on this machine. */
export const addressOf = (agency: Agency, port: number): string => `http://${agency.hostname}:${port}`;
