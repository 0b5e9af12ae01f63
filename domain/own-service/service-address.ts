import { readCallAddress } from '../leads/call-address.ts';

/** Hosts of this machine that addresses may name though no name of the outside leads to them: `127.0.0.1:8790`. */
export type LocalHosts = ReadonlySet<string>;

/** Reads the variable LOCAL_SERVICES: hosts with their ports, separated by spaces. Nowhere but on a developer's machine. */
export const localHostsOf = (text: string | undefined): LocalHosts =>
  new Set((text ?? '').split(/\s+/).filter((host) => host !== ''));

const LONGEST = 500;

function readLocal(text: string, local: LocalHosts): URL | null {
  if (local.size === 0 || text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const plain =
    /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === '';
  return plain && local.has(url.host) ? url : null;
}

/**
 * The address at which an agency's own content service begins: `https://`, a public name and a path, as for leads
 * (decision 72), or a host that is named for this machine. null for any other, and for one with a query.
 */
export function readServiceAddress(text: string, local: LocalHosts): URL | null {
  const url = readCallAddress(text) ?? readLocal(text, local);
  return url === null || url.search !== '' ? null : url;
}

/** What stands before each path of a call; without a slash at the end. */
export const baseOf = (address: URL): string => address.href.replace(/\/+$/, '');

/** The address of a picture on one of these hosts; null for any other. A host of this machine is named with its port. */
export function readPictureAddress(text: string, hosts: ReadonlySet<string>, local: LocalHosts): URL | null {
  const url = readCallAddress(text.split('#')[0]) ?? readLocal(text, local);
  return url !== null && hosts.has(url.host) ? url : null;
}
