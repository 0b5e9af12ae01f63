import { liesIn } from '../filter/areas.ts';
import { changed } from '../filter/change.ts';
import { MOST_PERSONS, RENTAL_SEARCH, type RentalFilter } from '../filter/rental-filter.ts';
import { STAY_FEATURES } from '../stays/stay-features.ts';
import { joinSets, type Part } from './homes.ts';
import type { Meaning } from './meaning.ts';
import type { Phrase } from './phrases.ts';
import type { PlaceIndex } from './places.ts';

const NOTHING = { sets: null, elsewhere: null } as const;
type Sets = Pick<Part<RentalFilter>, 'sets' | 'elsewhere'>;
const setting = (sets: Partial<RentalFilter>): Sets => ({ sets, elsewhere: null });

/** Most euros of a stay that a search takes. */
const MOST_EUROS = 99_999;

/** What a phrase sets in a search for stays. */
function setOf(meaning: Meaning | null, index: PlaceIndex): Sets {
  switch (meaning?.of) {
    case 'feature': {
      const feature = STAY_FEATURES.find((known) => known === meaning.feature);
      return feature === undefined ? NOTHING : setting({ features: [feature] });
    }
    case 'price':
      return meaning.max === null || meaning.max > MOST_EUROS ? NOTHING : setting({ priceMax: meaning.max });
    case 'place': {
      const city = meaning.places.flatMap(({ id }) => id ?? []);
      return city.length > 0 ? setting({ city }) : { sets: null, elsewhere: meaning.places[0] ?? null };
    }
    case 'area': {
      const { name } = meaning;
      const city = index.all.flatMap(({ id, zip }) => (id !== null && liesIn(name, zip) ? [id] : []));
      if (city.length > 0) return setting({ city });
      // Where no zip is known, nobody can say that there is nothing.
      const isKnown = index.all.some(({ id, zip }) => id !== null && zip !== null);
      return { sets: null, elsewhere: isKnown ? name : null };
    }
    case 'people':
      return meaning.count < 1 || meaning.count > MOST_PERSONS
        ? NOTHING
        : setting({ persons: meaning.count });
    case 'days':
      return setting({ from: meaning.from, to: meaning.to });
    case 'day':
      return setting({ from: meaning.day });
    case 'free':
      return meaning.month ? NOTHING : setting({ from: meaning.day });
    case 'period':
      return setting({ period: [meaning.period] });
    default:
      return NOTHING;
  }
}

/** Words that say nothing beyond that a stay is sought. */
const isSaid = (meaning: Meaning | null): boolean =>
  meaning?.of === 'holiday' || (meaning?.of === 'status' && meaning.status === 'TO_RENT');

/** The phrases of a sentence as parts of a search for stays. */
export const stayParts = (phrases: readonly Phrase[], index: PlaceIndex): readonly Part<RentalFilter>[] =>
  phrases.map((phrase) => {
    const found = setOf(phrase.meaning, index);
    const kind =
      phrase.kind === 'meant' && found.sets === null
        ? isSaid(phrase.meaning)
          ? 'filler'
          : 'unknown'
        : phrase.kind;
    return { ...phrase, kind, ...found };
  });

/** The search that some parts make together. */
export const stayFilter = (parts: readonly Pick<Part<RentalFilter>, 'sets'>[]): RentalFilter =>
  changed(
    RENTAL_SEARCH,
    RENTAL_SEARCH.empty,
    parts.reduce<Partial<RentalFilter>>((all, { sets }) => joinSets(all, sets ?? {}), {}),
  );
