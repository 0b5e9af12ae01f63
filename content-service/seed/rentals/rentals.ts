import { LOCALES } from '../../../domain/locale.ts';
import type { Scene } from '../pictures.ts';
import { COAST } from '../places/coast.ts';
import { pointNear } from '../places/point.ts';
import { rngFor } from '../rng.ts';
import { fill, inCity, onFloor, roomsInWords } from '../texts/words.ts';
import type { Words } from '../types.ts';
import { busyNights, weeksOf } from './calendar.ts';
import type { RentalPrice, RentalUnit } from './rental-unit.ts';

const w = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

const SUB_KINDS = {
  STUDIO: w('Studio', 'Studio', 'Studio', 'Studio'),
  APARTMENT: w('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  DUPLEX: w('Duplex', 'Duplex', 'Duplex', 'Duplexwohnung'),
  PENTHOUSE: w('Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'),
  HOLIDAY_HOME: w('Vakantiewoning', 'Maison de vacances', 'Holiday home', 'Ferienhaus'),
  VILLA: w('Villa', 'Villa', 'Villa', 'Villa'),
} as const;
type SubKind = keyof typeof SUB_KINDS;

/** Forty names as owners give them. */
const NAMES =
  'Zeebries, Noordster, Het Baken, Duinroos, Strandjutter, De Sterntjes, Helmgras, Zilvermeeuw, Ebbe, Vloed, Zandloper, De Kustwacht, Albatros, Blauwe Golf, Zeeklaver, Het Lichtschip, Schuimkop, De Mosselbank, Wulk, Zeepaardje, Windkracht 4, Lamsoor, Stella Maris, De Oude Loods, Kokkel, Scholekster, Zonnedauw, De Drie Masten, Kwelder, Parnassia, Bries en Branding, Het Zoute Nest, Garnaal, De Witte Raaf, Zandraket, Meerzicht, De Tweede Rij, Wilde Tijm, Noordhinder, Laatste Licht'.split(
    ', ',
  );

const SHORT: Words = {
  nl: '{name}: {beds}, plaats voor {persons}, {onFloor}.',
  fr: '{name} : {beds}, {persons} personnes, {onFloor}.',
  en: '{name}: {beds}, sleeps {persons}, {onFloor}.',
  de: '{name}: {beds}, Platz für {persons}, {onFloor}.',
};
const TEXTS: readonly Words[] = [
  w(
    'Vanuit de zetel ziet u de golfbrekers, vanuit bed hoort u het getij. {name} ligt {onFloor} en heeft {beds}. Strandcabine en windscherm horen erbij, van Pasen tot eind september.',
    'Du canapé, on voit les brise-lames ; du lit, on entend la marée. {name} se trouve {onFloor} et compte {beds}. Cabine de plage et pare-vent sont compris, de Pâques à fin septembre.',
    'From the sofa you see the breakwaters, from bed you hear the tide. {name} is {onFloor} and has {beds}. A beach hut and windbreak are included, from Easter to the end of September.',
    'Vom Sofa aus sieht man die Buhnen, vom Bett aus hört man die Gezeiten. {name} liegt {onFloor} und hat {beds}. Strandkabine und Windschutz gehören dazu, von Ostern bis Ende September.',
  ),
  w(
    'Een plek om met z’n allen aan tafel te zitten en daarna te gaan uitwaaien. {name} heeft {beds}, een volledige keuken en een wasmachine. De bakker is om de hoek, de kusttram stopt {inCity} op drie minuten.',
    'Un endroit pour se retrouver à table, puis prendre l’air du large. {name} compte {beds}, une cuisine complète et un lave-linge. La boulangerie est au coin, le tram s’arrête {inCity} à trois minutes.',
    'A place to sit round the table together and then go out into the wind. {name} has {beds}, a full kitchen and a washing machine. The baker is round the corner; the coast tram stops {inCity} three minutes away.',
    'Ein Ort, um gemeinsam am Tisch zu sitzen und danach in den Wind zu gehen. {name} hat {beds}, eine komplette Küche und eine Waschmaschine. Der Bäcker ist um die Ecke, die Straßenbahn hält {inCity} drei Minuten entfernt.',
  ),
];

const PRICES: readonly (readonly [RentalPrice['season'], RentalPrice['type'], number, number])[] = [
  ['LOW', 'WEEK', 350, 850],
  ['MID', 'WEEK', 430, 900],
  ['SCHOOL_HOLIDAY', 'WEEK', 465, 900],
  ['HIGH', 'WEEK', 610, 1_200],
  ['LOW', 'WEEKEND', 180, 550],
  ['MID', 'WEEKEND', 310, 600],
  ['LOW', 'MIDWEEK', 225, 650],
  ['MID', 'MIDWEEK', 350, 700],
];
const FRONTS: readonly Scene[] = [
  'apartment-coast-1',
  'apartment-coast-2',
  'apartment-coast-3',
  'apartment-coast-4',
];

/** Duinzicht's forty holiday rentals along the coast, with prices, free weeks and rules. */
export function rentalUnits(): RentalUnit[] {
  return NAMES.map((name, index): RentalUnit => {
    const rng = rngFor(`rental:${index}:${name}`);
    const place = rng.pick(COAST.filter(({ setting }) => setting === 'seafront'));
    const kind: SubKind = rng.pick([
      'STUDIO',
      'APARTMENT',
      'APARTMENT',
      'APARTMENT',
      'DUPLEX',
      'PENTHOUSE',
      'HOLIDAY_HOME',
      'VILLA',
    ]);
    const house = kind === 'VILLA' || kind === 'HOLIDAY_HOME';
    const bedrooms = kind === 'STUDIO' ? 1 : house ? rng.int(3, 4) : rng.int(1, 3);
    const maxOccupation = kind === 'STUDIO' ? 2 : Math.min(10, bedrooms * 2 + rng.int(0, 2));
    const floor = house ? 0 : kind === 'PENTHOUSE' ? rng.int(7, 9) : rng.int(0, 6);
    const quality = Math.min(1, maxOccupation / 12 + rng.next() * 0.3);
    const prices = PRICES.map(
      ([season, type, low, high]): RentalPrice => ({
        season,
        type,
        price: Math.round((low + (high - low) * quality) / 5) * 5,
      }),
    );
    const text = rng.pick(TEXTS);
    const told = (words: Words) =>
      Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          fill(words[locale], {
            name,
            persons: String(maxOccupation),
            beds: roomsInWords('beds', bedrooms, locale),
            onFloor: onFloor(floor, locale),
            inCity: inCity(place.name, locale),
          }),
        ]),
      );
    const scenes: Scene[] = [
      house ? rng.pick(['villa-fermette-1', 'villa-fermette-2'] as const) : rng.pick(FRONTS),
      'interior-living-2',
      rng.pick(['interior-kitchen-1', 'interior-kitchen-2'] as const),
      rng.pick(['interior-bedroom-1', 'interior-bedroom-2'] as const),
      rng.pick(['interior-bath-1', 'interior-bath-2'] as const),
      ...(house ? (['garden-terrace-2'] as const) : []),
    ];
    const busy = busyNights(rng);
    const summer = (season: RentalPrice['season']) =>
      prices.find((row) => row.season === season && row.type === 'WEEK')?.price ?? 0;
    return {
      id: 7_001 + index,
      photos: scenes.map((scene) => ({ original: scene, medium: scene, thumbnail: scene })),
      general: {
        description: told(text),
        descriptionShort: told(SHORT),
        location: { name: place.alias?.nl ? place.alias : place.name },
        city: { id: place.id, zip: place.zip, name: place.name },
        geoLocation: pointNear(place, rng),
        maxOccupation,
        subKind: { id: kind, name: SUB_KINDS[kind] },
        garage: rng.chance(0.4),
        floor: house ? null : floor,
        building: {
          name: house
            ? name
            : `Residentie ${rng.pick(['Albert', 'Astrid', 'Neptunus', 'Mercator', 'Corona', 'Zeedijk'])}`,
          rentalName: name,
        },
      },
      rooms: { bedrooms, bathrooms: bedrooms > 3 ? 2 : 1 },
      prices,
      periods: weeksOf(String(7_001 + index), summer, busy),
      nights: { busy },
      rules: { arrivalDays: [6], minNights: rng.pick([2, 3, 3, 4]) },
      costs: {
        cleaning: rng.int(10, 22) * 5,
        deposit: rng.int(3, 8) * 50,
        linenPerPerson: 15,
        touristTaxPerPersonNight: rng.pick([1.8, 2.5, 3]),
        dog: rng.chance(0.4) ? 40 : null,
      },
    };
  });
}
