import { readCallAddress } from '../leads/call-address.ts';

/** Hosts of this machine that addresses may use although they are not public: `127.0.0.1:8790`. */
export type LocalHosts = ReadonlySet<string>;

/**
 * Reads the variable LOCAL_SERVICES: hosts with ports, separated by spaces. Only set on a developer's
 * machine.
 */
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
 * Parses the address of a system outside: `https://`, a public hostname, a path and perhaps a query, as for leads
 * (decision 72), or on a listed host of this machine. null for anything else.
 */
export const readOutsideAddress = (text: string, local: LocalHosts): URL | null =>
  readCallAddress(text) ?? readLocal(text, local);

/**
 * Parses the base URL of an agency's own content service: `https://`, a public hostname and a path, as for
 * leads (decision 72), or a listed host of this machine. null for anything else, and for a URL with a query.
 */
export function readServiceAddress(text: string, local: LocalHosts): URL | null {
  const url = readOutsideAddress(text, local);
  return url === null || url.search !== '' ? null : url;
}

/** The prefix of every call's path, without a trailing slash. */
export const baseOf = (address: URL): string => address.href.replace(/\/+$/, '');

/**
 * Parses the address of a picture on one of these hosts, without its fragment, which no host is sent; null for any other.
 * A host of this machine is listed with its port.
 */
export function readPictureAddress(text: string, hosts: ReadonlySet<string>, local: LocalHosts): URL | null {
  const [address = ''] = text.split('#');
  const url = readCallAddress(address) ?? readLocal(address, local);
  return url !== null && hosts.has(url.host) ? url : null;
}

/**
 * Reads the hosts of pictures as they are compared: in lower case, each once, public or of this machine. `refused` is
 * the place of the first that is none, such as an address.
 */
export function readPictureHosts(
  given: readonly string[],
  local: LocalHosts,
): { readonly hosts: readonly string[] } | { readonly refused: number } {
  const lower = given.map((host) => host.toLowerCase());
  const refused = lower.findIndex((host) =>
    ['https', 'http'].every(
      (scheme) => readPictureAddress(`${scheme}://${host}/`, new Set([host]), local) === null,
    ),
  );
  return refused < 0 ? { hosts: [...new Set(lower)] } : { refused };
}
