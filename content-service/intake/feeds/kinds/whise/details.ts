/**
 * Details of Whise by id: how the value is read, and where it is shown. The labels that the vendor sends come in the
 * language asked for, so the names here are ours (decision 145). `docs/whise-details.md` is written from this table.
 */
import { type Words, words } from '../../mapping/words.ts';
import type { CHOICES } from './choices.ts';

/** How the text of a value is read; another text is counted as not mapped. */
export type Reading =
  | 'yes'
  | 'year'
  | 'count'
  | 'area'
  | 'length'
  | 'euros'
  | 'energy'
  | 'energyOfAYear'
  | 'emission'
  | 'text'
  | 'day'
  | { readonly choice: keyof typeof CHOICES };

/** Where a value goes in our estate. */
export type Place =
  /** A field, by its path. */
  | { readonly field: string }
  /** A facility, when the value says yes. */
  | { readonly facility: Words }
  /** A row among the technical details, with our name for it. */
  | { readonly row: Words }
  /** A room of a kind of the vocabulary, or with a name of its own: the value is its surface or its number. */
  | { readonly room: number | Words; readonly by: 'surface' | 'count' }
  /** A place nearby, whose distance the value may be; or, without a name, the surroundings that the value names. */
  | { readonly nearby: Words | null }
  /** Read elsewhere in the mapping, which says where. */
  | { readonly elsewhere: string }
  /** Left out on purpose. */
  | { readonly left: string };

export interface Detail {
  readonly reads: Reading;
  readonly to: Place;
  /** Shown of homes for sale only: of a home to let it would contradict the offer. */
  readonly onlySale?: true;
}

const field = (reads: Reading, path: string): Detail => ({ reads, to: { field: path } });
const facility = (...named: Parameters<typeof words>): Detail => ({
  reads: 'yes',
  to: { facility: words(...named) },
});
const row = (reads: Reading, ...named: Parameters<typeof words>): Detail => ({
  reads,
  to: { row: words(...named) },
});
const surface = (room: number | Words): Detail => ({ reads: 'area', to: { room, by: 'surface' } });
const count = (room: number | Words): Detail => ({ reads: 'count', to: { room, by: 'count' } });
const nearby = (reads: 'length' | 'yes', named: Words): Detail => ({ reads, to: { nearby: named } });
const elsewhere = (reads: Reading, where: string): Detail => ({ reads, to: { elsewhere: where } });
const left = (reads: Reading, why: string): Detail => ({ reads, to: { left: why } });
const choice = (name: keyof typeof CHOICES): Reading => ({ choice: name });

/** Kinds of rooms of the vocabulary. */
const ROOM = { bedroom: 1, garage: 6, living: 7, terrace: 10, parking: 14, toilet: 16 } as const;

const FITNESS = words('Fitnessruimte', 'Salle de fitness', 'Gym', 'Fitnessraum');
const CARPORT = words('Carport', 'Carport', 'Carport', 'Carport');
const OFFICE = words('Kantoorruimte', 'Bureau', 'Office', 'Büroraum');
const INDOOR = words('Binnenparkeerplaats', 'Parking intérieur', 'Indoor parking', 'Stellplatz im Gebäude');
const OUTDOOR = words('Buitenparkeerplaats', 'Parking extérieur', 'Outdoor parking', 'Stellplatz im Freien');
const SHOWER = words('Douchekamer', 'Salle de douche', 'Shower room', 'Duschbad');
const PRACTICE = words(
  'Ruimte voor vrij beroep',
  'Espace pour profession libérale',
  'Practice room',
  'Praxisraum',
);
const SHOPS = words('Winkels', 'Magasins', 'Shops', 'Geschäfte');
const SCHOOLS = words('Scholen', 'Écoles', 'Schools', 'Schulen');
const TRANSPORT = words(
  'Openbaar vervoer',
  'Transports en commun',
  'Public transport',
  'Öffentliche Verkehrsmittel',
);
const CENTRE = words('Stadscentrum', 'Centre-ville', 'Town centre', 'Stadtzentrum');
const BEACH = words('Strand', 'Plage', 'Beach', 'Strand');

/** Every detail that is known. */
export const DETAILS: ReadonlyMap<number, Detail> = new Map<number, Detail>([
  [14, field('year', 'technical.constructionYear')],
  [15, row('count', 'Aantal verdiepingen', 'Nombre d’étages', 'Number of floors', 'Anzahl der Etagen')],
  [19, count(ROOM.garage)],
  [20, { reads: 'yes', to: { facility: INDOOR } }],
  [21, { reads: 'yes', to: { facility: OUTDOOR } }],
  [
    22,
    facility(
      'Toegankelijk voor personen met een handicap',
      'Accès pour personnes handicapées',
      'Accessible to disabled people',
      'Behindertengerecht',
    ),
  ],
  [
    23,
    row(
      choice('orientation'),
      'Oriëntatie van het gebouw',
      'Orientation du bâtiment',
      'Orientation of the building',
      'Ausrichtung des Gebäudes',
    ),
  ],
  [26, field('length', 'dimensions.widthGround')],
  [27, row('area', 'Bebouwde oppervlakte', 'Surface bâtie', 'Built-up area', 'Bebaute Fläche')],
  [38, facility('Keuken', 'Cuisine', 'Kitchen', 'Küche')],
  [39, facility('Wasplaats', 'Buanderie', 'Laundry room', 'Waschküche')],
  [43, facility('Airconditioning', 'Climatisation', 'Air conditioning', 'Klimaanlage')],
  [
    53,
    row(
      choice('heatingGroup'),
      'Verwarming, individueel of gemeenschappelijk',
      'Chauffage individuel ou collectif',
      'Individual or shared heating',
      'Einzel- oder Gemeinschaftsheizung',
    ),
  ],
  [55, count(ROOM.toilet)],
  [56, facility('Veranda', 'Véranda', 'Conservatory', 'Wintergarten')],
  [57, count(SHOWER)],
  [
    59,
    facility(
      'Vrij beroep mogelijk',
      'Profession libérale possible',
      'Suitable for a liberal profession',
      'Für freie Berufe geeignet',
    ),
  ],
  [67, facility('Bureau', 'Bureau', 'Study', 'Büro')],
  [78, surface(ROOM.bedroom)],
  [79, surface(ROOM.bedroom)],
  [80, surface(ROOM.bedroom)],
  [108, nearby('length', SHOPS)],
  [109, nearby('length', SCHOOLS)],
  [110, nearby('length', TRANSPORT)],
  [111, nearby('length', CENTRE)],
  [115, nearby('length', BEACH)],
  [134, facility('Berging', 'Débarras', 'Storage room', 'Abstellraum')],
  [142, facility('Fitnessruimte', 'Salle de fitness', 'Gym', 'Fitnessraum')],
  [143, facility('Carport', 'Carport', 'Carport', 'Carport')],
  [
    301,
    row(
      'euros',
      'Lasten voor de huurder',
      'Charges du locataire',
      'Charges for the tenant',
      'Nebenkosten des Mieters',
    ),
  ],
  [322, facility('Zwembad', 'Piscine', 'Swimming pool', 'Schwimmbad')],
  [
    338,
    left(
      'euros',
      'price per m²: the page computes it from a price that may be shown, and it would reveal a hidden one',
    ),
  ],
  [
    344,
    row(
      'euros',
      'Lasten per m² en per jaar',
      'Charges par m² et par an',
      'Charges per m² a year',
      'Nebenkosten pro m² und Jahr',
    ),
  ],
  [372, field('yes', 'technical.elevator')],
  [
    380,
    facility('Gescheiden toiletten', 'Toilettes séparées H/F', 'Separate toilets', 'Getrennte Toiletten'),
  ],
  [407, row('area', 'Netto-oppervlakte', 'Surface nette', 'Net area', 'Nettofläche')],
  [461, facility('Dubbele beglazing', 'Double vitrage', 'Double glazing', 'Doppelverglasung')],
  [496, field('euros', 'ki.indexed')],
  [
    574,
    row(
      'yes',
      'Verkoop onder btw-stelsel',
      'Sous régime TVA',
      'Under VAT rules',
      'Unter Mehrwertsteuerregelung',
    ),
  ],
  [585, field('year', 'technical.renovationYear')],
  [691, row('yes', 'Lopend geding', 'Jugement en cours', 'Judgment pending', 'Laufendes Verfahren')],
  [713, field('length', 'dimensions.widthHouse')],
  [718, field('length', 'dimensions.depthGround')],
  [724, facility('Riolering', 'Égouts', 'Sewer', 'Kanalisation')],
  [729, facility('Telefoonaansluiting', 'Téléphone', 'Telephone line', 'Telefonanschluss')],
  [734, facility('Telefooncentrale', 'Centrale téléphonique', 'Telephone exchange', 'Telefonzentrale')],
  [757, facility('Elektriciteit', 'Électricité', 'Electricity', 'Strom')],
  [758, facility('Stookolietank', 'Citerne à mazout', 'Oil tank', 'Heizöltank')],
  [
    763,
    row(
      'yes',
      'Attest van de stookolietank',
      'Certificat de la citerne',
      'Certificate of the oil tank',
      'Bescheinigung des Heizöltanks',
    ),
  ],
  [778, facility('Isolatie', 'Isolation', 'Insulation', 'Isolierung')],
  [795, { reads: choice('environment'), to: { nearby: null } }],
  [808, field('yes', 'general.buildingLicense')],
  [812, field('yes', 'general.allocationLicense')],
  [820, row('yes', 'Bodemattest', 'Attestation du sol', 'Soil certificate', 'Bodenbescheinigung')],
  [824, { ...row('yes', 'Verhuurd', 'Loué', 'Let', 'Vermietet'), onlySale: true }],
  [874, surface(ROOM.terrace)],
  [
    904,
    row(
      choice('building'),
      'Bestemming van het gebouw',
      'Destination du bâtiment',
      'Use of the building',
      'Nutzung des Gebäudes',
    ),
  ],
  [998, count(INDOOR)],
  [999, count(OUTDOOR)],
  [
    1005,
    row('count', 'Aantal terrassen', 'Nombre de terrasses', 'Number of terraces', 'Anzahl der Terrassen'),
  ],
  [1009, surface(ROOM.living)],
  [1020, row(choice('heating'), 'Verwarming', 'Chauffage', 'Heating', 'Heizung')],
  [1024, surface(PRACTICE)],
  [1067, surface(FITNESS)],
  [1068, count(CARPORT)],
  [1178, row(choice('lift'), 'Soort lift', 'Type d’ascenseur', 'Kind of lift', 'Art des Aufzugs')],
  [1183, row(choice('floor'), 'Vloerbekleding', 'Revêtement de sol', 'Floor covering', 'Bodenbelag')],
  [1432, row(choice('electricity'), 'Elektriciteit', 'Électricité', 'Electricity', 'Strom')],
  [1494, surface(OFFICE)],
  [1495, surface(OFFICE)],
  [1496, surface(OFFICE)],
  [1595, row(choice('kitchen'), 'Keuken', 'Cuisine', 'Kitchen', 'Küche')],
  [1596, row(choice('bathroom'), 'Badkamer', 'Salle de bain', 'Bathroom', 'Badezimmer')],
  [
    1617,
    row(
      choice('floor'),
      'Vloerbekleding van de kantoren',
      'Revêtement de sol des bureaux',
      'Floor covering of the offices',
      'Bodenbelag der Büros',
    ),
  ],
  [1634, row(choice('glazing'), 'Beglazing', 'Vitrage', 'Glazing', 'Verglasung')],
  [1733, field('euros', 'ki.nonIndexed')],
  [1734, field('yes', 'general.presaleRight')],
  [1736, field(choice('destination'), 'general.townPlanningValue')],
  [
    1737,
    row(
      choice('orientation'),
      'Oriëntatie van de voorgevel',
      'Orientation de la façade avant',
      'Orientation of the front',
      'Ausrichtung der Vorderfassade',
    ),
  ],
  [1752, facility('Alarm', 'Alarme', 'Alarm', 'Alarmanlage')],
  [1757, facility('Kabeltelevisie', 'Télévision par câble', 'Cable television', 'Kabelfernsehen')],
  [1760, facility('Gas', 'Gaz', 'Gas', 'Gas')],
  [1762, facility('Conciërge', 'Concierge', 'Concierge', 'Hausmeister')],
  [1763, facility('Parlofoon', 'Parlophone', 'Intercom', 'Gegensprechanlage')],
  [1764, field('yes', 'technical.petsAllowed')],
  [1769, facility('Beveiligde deur', 'Porte blindée', 'Reinforced door', 'Sicherheitstür')],
  [1771, facility('Videofoon', 'Vidéophone', 'Videophone', 'Videosprechanlage')],
  [1772, facility('Water', 'Eau', 'Water', 'Wasser')],
  [1773, facility('Waterput', 'Citerne d’eau', 'Water tank', 'Zisterne')],
  [1781, nearby('yes', SHOPS)],
  [1782, nearby('yes', SCHOOLS)],
  [1783, nearby('yes', TRANSPORT)],
  [1784, nearby('yes', CENTRE)],
  [1788, nearby('yes', BEACH)],
  [1849, elsewhere('text', 'latitude: the point on the map; of a hidden address the centre of its cell')],
  [1850, elsewhere('text', 'longitude: the same')],
  [1914, elsewhere('text', 'title')],
  [2056, elsewhere('text', 'energy label, when it is the same as `energyClass`')],
  [2089, elsewhere('energy', 'EPC value, when it is the same as `energyValue`')],
  [2090, field('emission', 'energy.co2')],
  [2091, left('text', 'label only, without a value in any answer')],
  [
    2222,
    row(
      choice('flood'),
      'Overstromingsgevaar (indeling van vóór 2023)',
      'Risque d’inondation (classement d’avant 2023)',
      'Risk of flooding (classification before 2023)',
      'Überschwemmungsgefahr (Einstufung vor 2023)',
    ),
  ],
  [
    2223,
    row(
      choice('floodArea'),
      'Overstromingsgebied (indeling van vóór 2023)',
      'Zone inondable (classement d’avant 2023)',
      'Flood area (classification before 2023)',
      'Überschwemmungsgebiet (Einstufung vor 2023)',
    ),
  ],
  [2390, field('energyOfAYear', 'energy.epcValueTotal')],
  [2391, field('text', 'energy.epcReference')],
  [2712, elsewhere('text', 'measure against the building, by its choice')],
  [
    2776,
    row(
      'day',
      'Energiecertificaat geldig tot',
      'Certificat énergétique valable jusqu’au',
      'Energy certificate valid until',
      'Energieausweis gültig bis',
    ),
  ],
  [2809, facility('Digicode', 'Digicode', 'Door code', 'Türcode')],
  [
    2826,
    row(
      'day',
      'Datum van het energiecertificaat',
      'Date du certificat énergétique',
      'Date of the energy certificate',
      'Datum des Energieausweises',
    ),
  ],
  [
    2838,
    row(
      'day',
      'Laatste onderhoud van de ketel',
      'Dernier entretien de la chaudière',
      'Last service of the boiler',
      'Letzte Wartung des Heizkessels',
    ),
  ],
]);
