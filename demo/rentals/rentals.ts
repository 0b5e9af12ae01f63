import type { LocalizedText } from '../../wire/values.ts';
import { type OriginalName, originalOf } from '../art/pool/pool.ts';
import { INTERIORS } from '../art/pool/rooms.ts';
import { type Rng, rngFor } from '../basics/rng.ts';
import { DEMO_LOCALES, type Words } from '../basics/words.ts';
import { createDeal, type Deal } from '../choice/deal.ts';
import { reaches } from '../choice/floor-fits.ts';
import { roomWishes } from '../choice/rooms.ts';
import type { Wish } from '../choice/wish.ts';
import { COAST } from '../places/coast.ts';
import { pointNear } from '../places/point.ts';
import { fill, inCity, onFloor, roomsInWords } from '../texts/words.ts';
import { takenStays } from './calendar.ts';
import { ratesFor } from './rates.ts';
import type { RentalUnit, SeededRental } from './rental-unit.ts';
import { coastOf, DESCRIPTIONS, EQUIPMENT, NAMES, OPTIONS, SUB_KINDS, type SubKind } from './words.ts';

const FIRST_ID = 7_001;
/** Withdrawal of the unit with the last name: it existed, so its address answers "gone" instead of "not found". */
const WITHDRAWN_AT = '2026-10-12T08:00:00+02:00';
const KINDS: readonly SubKind[] = [
  'STUDIO',
  'APARTMENT',
  'APARTMENT',
  'APARTMENT',
  'DUPLEX',
  'PENTHOUSE',
  'HOLIDAY_HOME',
  'VILLA',
];

/** Days of the week on which guests may arrive, by the unit's minimum number of nights. */
const ARRIVALS: Readonly<Record<3 | 4 | 7, readonly number[]>> = { 3: [1, 5, 6], 4: [1, 6], 7: [6] };

const rulesFor = (rng: Rng): RentalUnit['rules'] => {
  const minNights = rng.pick([3, 3, 3, 4, 7] as const);
  return { arrivalDays: [...ARRIVALS[minNights]], minNights };
};

const photosOf = (names: readonly OriginalName[]): RentalUnit['photos'] =>
  names.map((name) => ({ original: name, medium: name, thumbnail: name, alt: originalOf(name).alt }));

/** Facts that determine a rental's pictures. */
interface Shown {
  readonly kind: SubKind;
  readonly floor: number | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
}

/** A house in the dunes or a flat on the dike with enough floors; then its rooms. */
function wishesOf({ kind, floor, bedrooms, bathrooms }: Shown, rng: Rng): Wish[] {
  const house = floor === null;
  const outlook = house ? 'garden' : 'sea';
  const front: Wish = house
    ? { motif: rng.pick(['fermette', 'thatched'] as const) }
    : {
        motif: rng.pick(['coast-front', 'coast-front', 'coast-promenade'] as const),
        fits: reaches(floor, kind === 'PENTHOUSE'),
      };
  return [
    { ...front, evening: rng.chance(0.3) ? 'first' : 'later' },
    ...roomWishes({
      style: rng.pick(INTERIORS[outlook]),
      outlook,
      bedrooms,
      bathrooms,
      studio: kind === 'STUDIO',
    }),
    ...(house ? [{ motif: 'garden', evening: 'later' } as const] : []),
  ];
}

function rental(name: string, index: number, deal: Deal): SeededRental {
  const rng = rngFor(`rental:${index}:${name}`);
  const place = rng.pick(COAST.filter(({ setting }) => setting === 'seafront'));
  const kind = rng.pick(KINDS);
  const house = kind === 'VILLA' || kind === 'HOLIDAY_HOME';
  const bedrooms = kind === 'STUDIO' ? 1 : house ? rng.int(3, 4) : rng.int(1, 3);
  const bathrooms = bedrooms > 3 ? 2 : 1;
  const maxOccupation = kind === 'STUDIO' ? 2 : Math.min(10, bedrooms * 2 + rng.int(0, 2));
  const floor = house ? null : kind === 'PENTHOUSE' ? rng.int(6, 8) : rng.int(1, 6);
  const rates = ratesFor(Math.min(1, maxOccupation / 12 + rng.next() * 0.3));
  const { short, texts } = DESCRIPTIONS[house ? 'house' : 'flat'];
  const text = rng.pick<Words>(texts);
  const told = (words: Words): LocalizedText =>
    Object.fromEntries(
      DEMO_LOCALES.map((locale) => [
        locale,
        fill(words[locale], {
          name,
          persons: String(maxOccupation),
          beds: roomsInWords('beds', bedrooms, locale),
          onFloor: onFloor(floor ?? 0, locale),
          inCity: inCity(place.name, locale),
        }),
      ]),
    );
  const residence = `Residentie ${rng.pick(['Albert', 'Astrid', 'Neptunus', 'Mercator', 'Minerva', 'Zeedijk'])}`;
  const options: RentalUnit['general']['rentalOptions'] = [
    OPTIONS.linen,
    ...(rng.chance(0.4) ? [OPTIONS.dog] : []),
    ...(rng.chance(0.6) ? [OPTIONS.cot] : []),
    ...(house ? [OPTIONS.wood] : []),
    ...(kind === 'VILLA' ? [OPTIONS.energy] : []),
  ];
  const unit: RentalUnit = {
    id: FIRST_ID + index,
    photos: photosOf(deal(wishesOf({ kind, floor, bedrooms, bathrooms }, rng), 'stay')),
    general: {
      description: told(text),
      descriptionShort: told(short),
      location: coastOf(place.zip),
      city: { id: place.id, zip: place.zip, name: place.name },
      geoLocation: pointNear(place, rng),
      maxOccupation,
      subKind: { id: kind, name: SUB_KINDS[kind] },
      garage: rng.chance(0.4),
      floor,
      building: { name: house ? name : residence, rentalName: name },
      rentalOptions: options,
      equipment: [...EQUIPMENT.all, ...EQUIPMENT[house ? 'house' : 'flat']].map((name) => ({ name })),
    },
    rooms: { bedrooms, bathrooms },
    rules: rulesFor(rng),
    costs: {
      cleaning: rng.int(10, 22) * 5,
      deposit: rng.int(3, 8) * 50,
      touristTaxPerPersonNight: rng.pick([1.8, 2.5, 3]),
    },
  };
  return { unit, rates, taken: takenStays(rng) };
}

/** Duinzicht's forty holiday rentals along the coast, with prices, rules and taken nights; and one withdrawn. */
export function rentals(): SeededRental[] {
  const deal = createDeal();
  return NAMES.map((name, index) => {
    const one = rental(name, index, deal);
    return index === NAMES.length - 1 ? { ...one, taken: [], withdrawnAt: WITHDRAWN_AT } : one;
  });
}
