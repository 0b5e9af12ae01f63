/** Agencies of the requested pages. */
export const AGENCIES: readonly string[] = Array.from({ length: 10 }, (_, index) => `agency-${index}`);
/** Number of homes of each agency. */
export const HOMES = 400;

const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
const OFFER = { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' } as const;

/** A request for a page: its host, and path and query. */
export interface Address {
  readonly host: string;
  readonly path: string;
}

/**
 * This many addresses, of the agencies in turn: four in five are new searches, the others are homes; in all
 * languages.
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
