/** Agencies whose pages are asked for. */
export const AGENCIES: readonly string[] = Array.from({ length: 10 }, (_, index) => `agency-${index}`);
/** Homes of each. */
export const HOMES = 400;

const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
const OFFER = { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' } as const;

/** A request for a page: its host, and path and query. */
export interface Address {
  readonly host: string;
  readonly path: string;
}

/**
 * So many addresses in turns of the agencies, four in five of them searches that nobody has made before, the
 * others homes in each language.
 */
export function* addresses(count: number): Generator<Address> {
  for (let index = 0; index < count; index += 1) {
    const host = `${AGENCIES[index % AGENCIES.length] ?? ''}.localhost`;
    const turn = Math.floor(index / AGENCIES.length);
    const language = LANGUAGES[turn % LANGUAGES.length] ?? 'nl';
    const offer = `/${language}/${OFFER[language]}`;
    yield turn % 5 === 4
      ? { host, path: `${offer}/${(turn % HOMES) + 1}` }
      : { host, path: `${offer}?price-max=${200_000 + 10 * turn}` };
  }
}
