import { type Words, words as w } from '../basics/words.ts';

export const SUB_KINDS = {
  STUDIO: w('Studio', 'Studio', 'Studio', 'Studio'),
  APARTMENT: w('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  DUPLEX: w('Duplex', 'Duplex', 'Duplex', 'Duplexwohnung'),
  PENTHOUSE: w('Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'),
  HOLIDAY_HOME: w('Vakantiewoning', 'Maison de vacances', 'Holiday home', 'Ferienhaus'),
  VILLA: w('Villa', 'Villa', 'Villa', 'Villa'),
} as const;
export type SubKind = keyof typeof SUB_KINDS;

/** Regions of the coast with their common Belgian names and their zips. */
const COASTS: readonly { readonly id: string; readonly name: Words; readonly zips: readonly string[] }[] = [
  {
    id: 'east-coast',
    name: w('Oostkust', 'Côte est', 'East coast', 'Ostküste'),
    zips: ['8300', '8301', '8370'],
  },
  {
    id: 'middle-coast',
    name: w('Middenkust', 'Côte centrale', 'Middle coast', 'Mittelküste'),
    zips: ['8420', '8400'],
  },
  {
    id: 'west-coast',
    name: w('Westkust', 'Côte ouest', 'West coast', 'Westküste'),
    zips: ['8620', '8670', '8660'],
  },
];

/** The region of the coast of a place. */
export function coastOf(zip: string): { id: string; name: Words } {
  const coast = COASTS.find(({ zips }) => zips.includes(zip));
  if (coast === undefined) throw new RangeError(`${zip} is not on the coast`);
  return { id: coast.id, name: coast.name };
}

/** Forty names in the style of owners, and one of a withdrawn unit. */
export const NAMES =
  'Zeebries, Noordster, Het Baken, Duinroos, Strandjutter, De Sterntjes, Helmgras, Zilvermeeuw, Ebbe, Vloed, Zandloper, De Kustwacht, Albatros, Blauwe Golf, Zeeklaver, Het Lichtschip, Schuimkop, De Mosselbank, Wulk, Zeepaardje, Windkracht 4, Lamsoor, Stella Maris, De Oude Loods, Kokkel, Scholekster, Zonnedauw, De Drie Masten, Kwelder, Parnassia, Bries en Branding, Het Zoute Nest, Garnaal, De Witte Raaf, Zandraket, Meerzicht, De Tweede Rij, Wilde Tijm, Noordhinder, Laatste Licht, De Laatste Zomer'.split(
    ', ',
  );

const TOGETHER = w(
  'Een plek om met z’n allen aan tafel te zitten en daarna te gaan uitwaaien. {name} heeft {beds}, een volledige keuken en een wasmachine. De bakker is om de hoek, de kusttram stopt {inCity} op drie minuten.',
  'Un endroit pour se retrouver à table, puis prendre l’air du large. {name} compte {beds}, une cuisine complète et un lave-linge. La boulangerie est au coin, le tram s’arrête {inCity} à trois minutes.',
  'A place to sit round the table together and then go out into the wind. {name} has {beds}, a full kitchen and a washing machine. The baker is round the corner; the coast tram stops {inCity} three minutes away.',
  'Ein Ort, um gemeinsam am Tisch zu sitzen und danach in den Wind zu gehen. {name} hat {beds}, eine komplette Küche und eine Waschmaschine. Der Bäcker ist um die Ecke, die Straßenbahn hält {inCity} drei Minuten entfernt.',
);

/** Sentences for a flat, which is on a floor, and for a house, which has a garden. */
export const DESCRIPTIONS = {
  flat: {
    short: w(
      '{name}: {beds}, plaats voor {persons}, {onFloor}.',
      '{name} : {beds}, {persons} personnes, {onFloor}.',
      '{name}: {beds}, sleeps {persons}, {onFloor}.',
      '{name}: {beds}, Platz für {persons}, {onFloor}.',
    ),
    texts: [
      w(
        'Vanuit de zetel ziet u de golfbrekers, vanuit bed hoort u het getij. {name} ligt {onFloor} en heeft {beds}. Strandcabine en windscherm horen erbij, van Pasen tot eind september.',
        'Du canapé, on voit les brise-lames ; du lit, on entend la marée. {name} se trouve {onFloor} et compte {beds}. Cabine de plage et pare-vent sont compris, de Pâques à fin septembre.',
        'From the sofa you see the breakwaters, from bed you hear the tide. {name} is {onFloor} and has {beds}. A beach hut and windbreak are included, from Easter to the end of September.',
        'Vom Sofa aus sieht man die Buhnen, vom Bett aus hört man die Gezeiten. {name} liegt {onFloor} und hat {beds}. Strandkabine und Windschutz gehören dazu, von Ostern bis Ende September.',
      ),
      TOGETHER,
    ],
  },
  house: {
    short: w(
      '{name}: {beds}, plaats voor {persons}, met tuin.',
      '{name} : {beds}, {persons} personnes, avec jardin.',
      '{name}: {beds}, sleeps {persons}, with a garden.',
      '{name}: {beds}, Platz für {persons}, mit Garten.',
    ),
    texts: [TOGETHER],
  },
} as const;

/** Extras with their prices; all of a house's are in the total of each stay where they are obligatory. */
export const OPTIONS = {
  linen: {
    id: 'linen',
    name: w('Bedlinnen', 'Linge de lit', 'Bed linen', 'Bettwäsche'),
    price: 15,
    per: 'PERSON',
  },
  dog: { id: 'dog', name: w('Hond', 'Chien', 'Dog', 'Hund'), price: 40, per: 'STAY' },
  cot: {
    id: 'cot',
    name: w(
      'Kinderbed en kinderstoel',
      'Lit bébé et chaise haute',
      'Cot and high chair',
      'Kinderbett und Hochstuhl',
    ),
    price: 0,
    per: 'STAY',
  },
  wood: {
    id: 'wood',
    name: w(
      'Brandhout, zak van 10 kg',
      'Bois de chauffage, sac de 10 kg',
      'Firewood, bag of 10 kg',
      'Brennholz, Sack à 10 kg',
    ),
    price: 7.5,
    per: 'PIECE',
    most: 6,
  },
  energy: {
    id: 'energy',
    name: w(
      'Gas, water en elektriciteit',
      'Gaz, eau et électricité',
      'Gas, water and electricity',
      'Gas, Wasser und Strom',
    ),
    price: 12,
    per: 'NIGHT',
    obligatory: true,
  },
} as const;

/** What is in every unit, and what is in a house or a flat alone. */
export const EQUIPMENT = {
  all: [
    w('Vaatwasser', 'Lave-vaisselle', 'Dishwasher', 'Geschirrspüler'),
    w('Wasmachine', 'Lave-linge', 'Washing machine', 'Waschmaschine'),
    w('Wifi', 'Wi-Fi', 'Wi-Fi', 'WLAN'),
  ],
  house: [w('Houtkachel', 'Poêle à bois', 'Wood stove', 'Holzofen'), w('Tuin', 'Jardin', 'Garden', 'Garten')],
  flat: [w('Terras', 'Terrasse', 'Terrace', 'Terrasse'), w('Lift', 'Ascenseur', 'Lift', 'Aufzug')],
} as const;
