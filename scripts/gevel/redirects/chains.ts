/** A chain of former websites: addresses of an older one that already lead to those of the last one. */
import { readOldAddress } from '#domain/old-address.ts';
import type { Proposal } from './match.ts';
import { ADVERTISING } from './old-words.ts';

/** An address of a list, and where it led on its own server, if the list says so. */
export interface ListedAddress {
  readonly address: string;
  readonly leadsTo: string | null;
}

/** The form in which addresses of a list are compared: with their host, since two websites share many paths. */
function keyOf(address: string): string {
  const url = URL.parse(address, 'https://same.invalid');
  if (url === null) return address;
  const params = [...url.searchParams].filter(([name]) => !ADVERTISING.test(name.toLowerCase()));
  const query = new URLSearchParams(params).toString();
  const host = url.host.replace(/^www\./, '');
  return `${host}${url.pathname.replace(/\/+$/, '')}?${query}`.toLowerCase();
}

/** The last address that one leads to through the lists; null when it leads in a circle. */
function endOf(address: string, leads: ReadonlyMap<string, string>): string | null {
  const passed = new Set<string>();
  let at = address;
  for (let next = leads.get(keyOf(at)); next !== undefined; next = leads.get(keyOf(at))) {
    if (passed.has(keyOf(at))) return null;
    passed.add(keyOf(at));
    at = next;
  }
  return at;
}

/** Where addresses led, by their compared form; one that leads to itself, as to another scheme or a slash, leads nowhere. */
const leadsOf = (listed: readonly ListedAddress[]): ReadonlyMap<string, string> =>
  new Map(
    listed.flatMap(({ address, leadsTo }) => {
      if (leadsTo === null) return [];
      const to = (URL.canParse(address) ? URL.parse(leadsTo, address)?.href : undefined) ?? leadsTo;
      return keyOf(to) === keyOf(address) ? [] : [[keyOf(address), to] as const];
    }),
  );

/** Most parameters that a redirect may name. */
const MOST_PARAMS = 5;

const paramsOf = (address: string): readonly string[] =>
  (readOldAddress(address)?.params ?? [])
    .filter((param) => !ADVERTISING.test(param.slice(0, param.indexOf('='))))
    .slice(0, MOST_PARAMS);

/**
 * Proposes for each address where it leads, at once to the end of its chain: visitors of the oldest website make one hop.
 * All parameters of an address that leads on are named, since only its own server knew which of them counted.
 */
export function proposeChained(
  listed: readonly ListedAddress[],
  propose: (address: string) => Proposal,
): readonly Proposal[] {
  const leads = leadsOf(listed);
  return listed.map(({ address }): Proposal => {
    const own = propose(address);
    const end = endOf(address, leads);
    if (end === address || own.certainty === 'exists') return own;
    if (end === null)
      return { old: address, certainty: 'none', to: null, why: 'leads in a circle', params: [] };
    const { certainty, to, why, candidates } = propose(end);
    const found = { old: address, params: paramsOf(address), why: `led to ${end}: ${why}` };
    if (certainty !== 'exists') return { ...found, certainty, to, ...(candidates && { candidates }) };
    const path = pathOf(end);
    return { ...found, certainty: path === null ? 'none' : 'guess', to: path };
  });
}

/** The path of a page of the new site, as a target; null for the start page without a language. */
function pathOf(address: string): Proposal['to'] {
  const [language, ...rest] = readOldAddress(address)?.segments ?? [];
  return language === undefined
    ? null
    : { path: `/${[language, ...rest.map(encodeURIComponent)].join('/')}` };
}
