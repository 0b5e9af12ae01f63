import type { LocalizedText } from '../../wire/values.ts';
import type { Words } from '../types.ts';

/** A unit as the price list has it: number, m², bedrooms, terrace m², euros, transaction. */
export type UnitRow = readonly [
  number: string,
  area: number,
  beds: number,
  terrace: number,
  price: number,
  transaction: 1 | 3 | 5,
];

/** A new-build project before it becomes documents. */
export interface ProjectPlan {
  readonly siteId: string;
  readonly placeId: number;
  readonly name: string;
  /** Title where it is more than the name. */
  readonly title?: Words;
  readonly houses: boolean;
  readonly street: LocalizedText;
  readonly number: string;
  /** Storeys with estates, the ground floor included. */
  readonly storeys: number;
  readonly unitsPerFloor: number;
  /** Share of the units that is sold, and under option. */
  readonly sold: number;
  readonly option: number;
  /** Euros a m² of living area. */
  readonly perSquareMetre: number;
  /** What is built: a block of flats, houses in a row, or houses of stone. */
  readonly look: 'block' | 'row' | 'stone';
  readonly architect: string;
  readonly text: Words;
  readonly days: number;
  /** Given where the price list is fixed; else it is drawn. */
  readonly rows?: readonly UnitRow[];
}

const w = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

const VAARTMOLEN: readonly UnitRow[] = [
  ['0.1', 92, 2, 26, 389_000, 5],
  ['0.2', 58, 1, 18, 291_000, 1],
  ['0.3', 118, 3, 34, 478_000, 5],
  ['1.1', 96, 2, 12, 409_000, 5],
  ['1.2', 62, 1, 8, 289_000, 1],
  ['1.3', 88, 2, 10, 379_000, 3],
  ['1.4', 94, 2, 12, 402_000, 1],
  ['2.1', 96, 2, 12, 425_000, 1],
  ['2.2', 62, 1, 8, 298_000, 5],
  ['2.3', 88, 2, 10, 392_000, 1],
  ['2.4', 94, 2, 12, 415_000, 5],
  ['3.1', 142, 3, 38, 645_000, 3],
  ['3.2', 104, 2, 24, 489_000, 1],
  ['3.3', 131, 3, 30, 598_000, 5],
];

/** Twelve projects: seven around Leuven, three on the coast, two in the Ardennes. */
export const PROJECT_PLANS: readonly ProjectPlan[] = [
  {
    siteId: 'huis-haard',
    placeId: 2301,
    name: 'De Vaartmolen',
    houses: false,
    street: { nl: 'Vaartkom' },
    number: '14',
    storeys: 4,
    unitsPerFloor: 4,
    sold: 0,
    option: 0,
    perSquareMetre: 4_400,
    look: 'block',
    architect: 'Bureau Peeters-Nys',
    days: 4,
    rows: VAARTMOLEN,
    text: w(
      'Waar aan de Vaartkom de oude molen stond, komen veertien energiezuinige appartementen. Baksteen beneden, veel glas en ruime terrassen daarboven.',
      'À la place de l’ancien moulin de la Vaartkom, quatorze appartements basse énergie. La brique en bas, le verre et de larges terrasses au-dessus.',
      'Where the old mill stood on the Vaartkom come fourteen low-energy apartments. Brick below; plenty of glass and wide terraces above.',
      'Wo an der Vaartkom die alte Mühle stand, entstehen vierzehn energiesparende Wohnungen. Unten Backstein, darüber viel Glas und große Terrassen.',
    ),
  },
  {
    siteId: 'huis-haard',
    placeId: 2303,
    name: 'Residentie Blauwput',
    houses: false,
    street: { nl: 'Martelarenlaan' },
    number: '210',
    storeys: 5,
    unitsPerFloor: 4,
    sold: 0.35,
    option: 0.15,
    perSquareMetre: 4_150,
    look: 'block',
    architect: 'Atelier Noord',
    days: 40,
    text: w(
      'Aan de rustige kant van het station: twintig appartementen rond een binnentuin, met een fietsenstalling die groter is dan de parking.',
      'Du côté calme de la gare : vingt appartements autour d’un jardin intérieur, avec un garage à vélos plus grand que le parking.',
      'On the quiet side of the station: twenty apartments around a courtyard garden, with more room for bicycles than for cars.',
      'Auf der ruhigen Seite des Bahnhofs: zwanzig Wohnungen um einen Innengarten, mit mehr Platz für Fahrräder als für Autos.',
    ),
  },
  {
    siteId: 'huis-haard',
    placeId: 2302,
    name: 'Park ’t Celestijn',
    houses: false,
    street: { nl: 'Celestijnenlaan' },
    number: '88',
    storeys: 4,
    unitsPerFloor: 3,
    sold: 1,
    option: 0,
    perSquareMetre: 4_600,
    look: 'block',
    architect: 'Atelier Noord',
    days: 300,
    text: w(
      'Twaalf appartementen met zicht op het park. Het laatste is verkocht; wie op de wachtlijst wil, belt Nadia.',
      'Douze appartements avec vue sur le parc. Le dernier est vendu ; pour la liste d’attente, appelez Nadia.',
      'Twelve apartments looking onto the park. The last one is sold; call Nadia to join the waiting list.',
      'Zwölf Wohnungen mit Blick auf den Park. Die letzte ist verkauft; für die Warteliste rufen Sie Nadia an.',
    ),
  },
  {
    siteId: 'huis-haard',
    placeId: 2304,
    name: 'Het Spoorveld',
    houses: true,
    street: { nl: 'Spoorwegstraat' },
    number: '31',
    storeys: 1,
    unitsPerFloor: 9,
    sold: 0.3,
    option: 0.1,
    perSquareMetre: 3_300,
    look: 'row',
    architect: 'Bureau Peeters-Nys',
    days: 75,
    text: w(
      'Negen gezinswoningen in een autovrije straat, elk met een tuin op het zuidwesten en zonnepanelen op het dak.',
      'Neuf maisons familiales dans une rue sans voitures, chacune avec un jardin au sud-ouest et des panneaux solaires.',
      'Nine family houses in a car-free street, each with a south-west garden and solar panels on the roof.',
      'Neun Familienhäuser in einer autofreien Straße, jedes mit Südwestgarten und Solarzellen auf dem Dach.',
    ),
  },
  {
    siteId: 'huis-haard',
    placeId: 2308,
    name: 'Huis "De Dijle"',
    houses: false,
    street: { nl: 'Adegemstraat' },
    number: '5',
    storeys: 4,
    unitsPerFloor: 2,
    sold: 0.25,
    option: 0.25,
    perSquareMetre: 3_900,
    look: 'block',
    architect: 'Studio Melaan',
    days: 110,
    text: w(
      'Acht lofts aan het water in Mechelen, twee per verdieping, met ramen van vloer tot plafond.',
      'Huit lofts au bord de l’eau à Malines, deux par étage, avec des fenêtres toute hauteur.',
      'Eight lofts by the water in Mechelen, two to a floor, with full-height windows.',
      'Acht Lofts am Wasser in Mecheln, zwei pro Etage, mit Fenstern vom Boden bis zur Decke.',
    ),
  },
  {
    siteId: 'huis-haard',
    placeId: 2401,
    name: 'Flagey 21',
    houses: false,
    street: { nl: 'Generaal de Gaullelaan', fr: 'Avenue Général de Gaulle' },
    number: '21',
    storeys: 6,
    unitsPerFloor: 2,
    sold: 0.4,
    option: 0.1,
    perSquareMetre: 5_200,
    look: 'block',
    architect: 'Atelier Flagey',
    days: 150,
    text: w(
      'Twaalf appartementen bij de vijvers van Elsene, met een daktuin voor alle bewoners.',
      'Douze appartements près des étangs d’Ixelles, avec une toiture-jardin pour tous les habitants.',
      'Twelve apartments by the ponds of Ixelles, with a roof garden for all.',
      'Zwölf Wohnungen an den Teichen von Ixelles, mit einem Dachgarten für alle.',
    ),
  },
  {
    siteId: 'huis-haard',
    placeId: 2305,
    name: 'Warande',
    title: w(
      'Warande: wonen aan het park van Tervuren',
      'Warande : vivre au bord du parc de Tervuren',
      'Warande: living beside Tervuren park',
      'Warande: Wohnen am Park von Tervuren',
    ),
    houses: false,
    street: { nl: 'Kasteelstraat' },
    number: '2',
    storeys: 0,
    unitsPerFloor: 0,
    sold: 0,
    option: 0,
    perSquareMetre: 4_800,
    look: 'block',
    architect: 'Studio Melaan',
    days: 12,
    text: w(
      'De vergunning is er, de prijslijst volgt in januari. Schrijf u in en u krijgt hem als eerste.',
      'Le permis est là, la liste de prix suit en janvier. Inscrivez-vous pour la recevoir en premier.',
      'The permit is in, the price list follows in January. Ask, and you will have it first.',
      'Die Genehmigung ist da, die Preisliste folgt im Januar. Melden Sie sich, dann erhalten Sie sie zuerst.',
    ),
  },
  {
    siteId: 'duinzicht',
    placeId: 1203,
    name: 'Residentie Zeebries',
    houses: false,
    street: { nl: 'Zeedijk-Duinbergen' },
    number: '355',
    storeys: 6,
    unitsPerFloor: 3,
    sold: 0.4,
    option: 0.1,
    perSquareMetre: 8_200,
    look: 'block',
    architect: 'Architecten Duin & Co',
    days: 20,
    text: w(
      'Achttien appartementen op een hoek van de dijk van Duinbergen, elk met een terras dat tot in de woonkamer doorloopt.',
      'Dix-huit appartements à un coin de la digue de Duinbergen, chacun avec une terrasse qui prolonge le séjour.',
      'Eighteen apartments on a corner of the Duinbergen front, each with a terrace that runs on from the living room.',
      'Achtzehn Wohnungen an einer Ecke des Deichs von Duinbergen, jede mit einer Terrasse, die das Wohnzimmer verlängert.',
    ),
  },
  {
    siteId: 'duinzicht',
    placeId: 1213,
    name: 'Havengeul',
    houses: false,
    street: { nl: 'Kaai' },
    number: '17',
    storeys: 5,
    unitsPerFloor: 3,
    sold: 0.2,
    option: 0.2,
    perSquareMetre: 5_400,
    look: 'block',
    architect: 'Architecten Duin & Co',
    days: 95,
    text: w(
      'Vijftien appartementen aan de IJzermonding, met zicht op wie uitvaart en wie thuiskomt.',
      'Quinze appartements à l’embouchure de l’Yser, avec vue sur les départs et les retours.',
      'Fifteen apartments at the mouth of the Yser, with a view of who sails out and who comes home.',
      'Fünfzehn Wohnungen an der Ysermündung, mit Blick auf alle, die auslaufen und heimkehren.',
    ),
  },
  {
    siteId: 'duinzicht',
    placeId: 1205,
    name: 'Polderhof',
    houses: true,
    street: { nl: 'Kalvekeetdijk' },
    number: '40',
    storeys: 1,
    unitsPerFloor: 6,
    sold: 0.34,
    option: 0,
    perSquareMetre: 3_500,
    look: 'row',
    architect: 'Bureau Polder',
    days: 190,
    text: w(
      'Zes nieuwe rijwoningen waar vroeger een hoeve stond, op tien minuten fietsen van het strand.',
      'Six maisons mitoyennes neuves à la place d’une ancienne ferme, à dix minutes à vélo de la plage.',
      'Six new terraced houses where a farm once stood, ten minutes’ cycle from the beach.',
      'Sechs neue Reihenhäuser, wo einst ein Hof stand, zehn Radminuten vom Strand.',
    ),
  },
  {
    siteId: 'ardenne',
    placeId: 3102,
    name: 'Les Jardins de Meuse',
    houses: false,
    street: { fr: 'Chaussée de Dinant' },
    number: '112',
    storeys: 6,
    unitsPerFloor: 3,
    sold: 0.3,
    option: 0.15,
    perSquareMetre: 3_350,
    look: 'block',
    architect: 'Atelier Mosan',
    days: 9,
    text: w(
      'Achttien appartementen tussen de Maas en een park van een halve hectare.',
      'Dix-huit appartements entre la Meuse et un parc d’un demi-hectare.',
      'Eighteen apartments between the Meuse and half a hectare of park.',
      'Achtzehn Wohnungen zwischen der Maas und einem halben Hektar Park.',
    ),
  },
  {
    siteId: 'ardenne',
    placeId: 3103,
    name: 'Le Clos des Carriers',
    houses: true,
    street: { fr: 'Rue des Carrières' },
    number: '8',
    storeys: 1,
    unitsPerFloor: 6,
    sold: 0.17,
    option: 0.17,
    perSquareMetre: 2_450,
    look: 'stone',
    architect: 'Atelier Mosan',
    days: 60,
    text: w(
      'Zes huizen in steen, gebouwd waar vroeger de steenhouwers woonden.',
      'Six maisons en pierre, bâties là où vivaient les carriers.',
      'Six houses of stone, built where the quarrymen used to live.',
      'Sechs Häuser aus Stein, gebaut, wo einst die Steinhauer wohnten.',
    ),
  },
];
