import type { Words } from '../basics/words.ts';

/** A sub type: its code in the listing vocabulary, its id at the first source, and its names. */
interface SubType {
  readonly id: number;
  readonly headType: number;
  readonly type: 'APARTMENT' | 'GARAGE' | 'PLOT' | 'COMMERCIAL' | 'HOUSE' | 'PROJECT';
  readonly name: Words;
}

const subType = (id: number, type: SubType['type'], name: Words): SubType => ({
  id,
  headType: Math.floor(id / 100),
  type,
  name,
});

/** Sub types that occur in the demo; the id begins with the head type's. */
export const SUB_TYPES = {
  APARTMENT: subType(101, 'APARTMENT', {
    nl: 'Appartement',
    fr: 'Appartement',
    en: 'Apartment',
    de: 'Wohnung',
  }),
  STUDIO: subType(102, 'APARTMENT', { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' }),
  LOFT: subType(103, 'APARTMENT', { nl: 'Loft', fr: 'Loft', en: 'Loft', de: 'Loft' }),
  PENTHOUSE: subType(104, 'APARTMENT', {
    nl: 'Penthouse',
    fr: 'Penthouse',
    en: 'Penthouse',
    de: 'Penthouse',
  }),
  DUPLEX: subType(105, 'APARTMENT', { nl: 'Duplex', fr: 'Duplex', en: 'Duplex', de: 'Duplexwohnung' }),
  GROUND_FLOOR_APARTMENT: subType(106, 'APARTMENT', {
    nl: 'Gelijkvloers appartement',
    fr: 'Rez-de-chaussée',
    en: 'Ground-floor apartment',
    de: 'Erdgeschosswohnung',
  }),
  GARDEN_APARTMENT: subType(107, 'APARTMENT', {
    nl: 'Appartement met tuin',
    fr: 'Appartement avec jardin',
    en: 'Garden apartment',
    de: 'Wohnung mit Garten',
  }),
  CHARACTER_APARTMENT: subType(108, 'APARTMENT', {
    nl: 'Appartement in herenhuis',
    fr: 'Appartement de caractère',
    en: 'Period apartment',
    de: 'Altbauwohnung',
  }),
  STUDENT_ROOM: subType(109, 'APARTMENT', {
    nl: 'Studentenkamer',
    fr: 'Kot d’étudiant',
    en: 'Student room',
    de: 'Studentenzimmer',
  }),
  BUILDING_PLOT: subType(201, 'PLOT', {
    nl: 'Bouwgrond',
    fr: 'Terrain à bâtir',
    en: 'Building plot',
    de: 'Baugrundstück',
  }),
  SUBDIVISION_PLOT: subType(202, 'PLOT', {
    nl: 'Kavel in verkaveling',
    fr: 'Lot en lotissement',
    en: 'Subdivision plot',
    de: 'Parzelle in Neubaugebiet',
  }),
  PROJECT_LAND: subType(203, 'PLOT', {
    nl: 'Projectgrond',
    fr: 'Terrain pour promotion immobilière',
    en: 'Development site',
    de: 'Projektgrundstück',
  }),
  AGRICULTURAL_LAND: subType(204, 'PLOT', {
    nl: 'Landbouwgrond',
    fr: 'Terrain agricole',
    en: 'Agricultural land',
    de: 'Landwirtschaftliche Fläche',
  }),
  MEADOW: subType(205, 'PLOT', { nl: 'Weiland', fr: 'Prairie', en: 'Meadow', de: 'Weideland' }),
  RECREATION_LAND: subType(206, 'PLOT', {
    nl: 'Recreatiegrond',
    fr: 'Terrain de loisirs',
    en: 'Recreational land',
    de: 'Freizeitgrundstück',
  }),
  HOUSE: subType(301, 'HOUSE', { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' }),
  TERRACED_HOUSE: subType(302, 'HOUSE', {
    nl: 'Rijwoning',
    fr: 'Maison mitoyenne',
    en: 'Terraced house',
    de: 'Reihenhaus',
  }),
  SEMI_DETACHED_HOUSE: subType(303, 'HOUSE', {
    nl: 'Halfopen woning',
    fr: 'Maison trois façades',
    en: 'Semi-detached house',
    de: 'Doppelhaushälfte',
  }),
  CORNER_HOUSE: subType(304, 'HOUSE', {
    nl: 'Hoekwoning',
    fr: 'Maison d’angle',
    en: 'Corner house',
    de: 'Eckhaus',
  }),
  VILLA: subType(305, 'HOUSE', { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' }),
  EXCLUSIVE_VILLA: subType(306, 'HOUSE', {
    nl: 'Exclusieve villa',
    fr: 'Villa d’exception',
    en: 'Exclusive villa',
    de: 'Exklusive Villa',
  }),
  COUNTRY_HOUSE: subType(307, 'HOUSE', {
    nl: 'Landhuis',
    fr: 'Maison de campagne',
    en: 'Country house',
    de: 'Landhaus',
  }),
  FARMHOUSE: subType(308, 'HOUSE', { nl: 'Hoeve', fr: 'Ferme', en: 'Farmhouse', de: 'Bauernhof' }),
  FERMETTE: subType(309, 'HOUSE', {
    nl: 'Fermette',
    fr: 'Fermette',
    en: 'Farmhouse-style home',
    de: 'Haus im Bauernhofstil',
  }),
  MANSION: subType(310, 'HOUSE', {
    nl: 'Herenhuis',
    fr: 'Maison de maître',
    en: 'Mansion',
    de: 'Herrenhaus',
  }),
  TOWNHOUSE: subType(311, 'HOUSE', {
    nl: 'Burgerhuis',
    fr: 'Maison bourgeoise',
    en: 'Townhouse',
    de: 'Bürgerhaus',
  }),
  CITY_HOUSE: subType(312, 'HOUSE', {
    nl: 'Stadswoning',
    fr: 'Maison de ville',
    en: 'City house',
    de: 'Stadthaus',
  }),
  CHALET: subType(313, 'HOUSE', { nl: 'Chalet', fr: 'Chalet', en: 'Chalet', de: 'Chalet' }),
  MULTI_FAMILY_HOUSE: subType(314, 'HOUSE', {
    nl: 'Meergezinswoning',
    fr: 'Maison plurifamiliale',
    en: 'Multi-family house',
    de: 'Mehrfamilienhaus',
  }),
  FISHERMANS_HOUSE: subType(315, 'HOUSE', {
    nl: 'Visserswoning',
    fr: 'Maison de pêcheur',
    en: 'Fisherman’s house',
    de: 'Fischerhaus',
  }),
  MIXED_USE_HOUSE: subType(316, 'HOUSE', {
    nl: 'Woning met handelsruimte',
    fr: 'Maison avec espace commercial',
    en: 'House with commercial space',
    de: 'Wohnhaus mit Gewerbefläche',
  }),
  SHOP: subType(401, 'COMMERCIAL', { nl: 'Winkel', fr: 'Magasin', en: 'Shop', de: 'Ladenlokal' }),
  SHOP_WITH_DWELLING: subType(402, 'COMMERCIAL', {
    nl: 'Handelspand met woonst',
    fr: 'Commerce avec logement',
    en: 'Shop with living accommodation',
    de: 'Ladenlokal mit Wohnung',
  }),
  COMMERCIAL_GROUND_FLOOR: subType(403, 'COMMERCIAL', {
    nl: 'Handelsgelijkvloers',
    fr: 'Rez commercial',
    en: 'Commercial ground floor',
    de: 'Gewerbliches Erdgeschoss',
  }),
  BUSINESS: subType(404, 'COMMERCIAL', {
    nl: 'Handelsfonds',
    fr: 'Fonds de commerce',
    en: 'Going concern',
    de: 'Handelsgeschäft',
  }),
  BAKERY: subType(405, 'COMMERCIAL', { nl: 'Bakkerij', fr: 'Boulangerie', en: 'Bakery', de: 'Bäckerei' }),
  RESTAURANT: subType(406, 'COMMERCIAL', {
    nl: 'Restaurant',
    fr: 'Restaurant',
    en: 'Restaurant',
    de: 'Restaurant',
  }),
  TEA_ROOM: subType(407, 'COMMERCIAL', {
    nl: 'Tearoom',
    fr: 'Salon de thé',
    en: 'Tea room',
    de: 'Café-Konditorei',
  }),
  GARAGE_BOX: subType(501, 'GARAGE', {
    nl: 'Garagebox',
    fr: 'Box de garage',
    en: 'Lock-up garage',
    de: 'Garagenbox',
  }),
  DOUBLE_GARAGE: subType(502, 'GARAGE', {
    nl: 'Dubbele garage',
    fr: 'Garage double',
    en: 'Double garage',
    de: 'Doppelgarage',
  }),
  INDOOR_PARKING: subType(503, 'GARAGE', {
    nl: 'Binnenparkeerplaats',
    fr: 'Parking intérieur',
    en: 'Indoor parking space',
    de: 'Tiefgaragenstellplatz',
  }),
  OUTDOOR_PARKING: subType(504, 'GARAGE', {
    nl: 'Buitenparkeerplaats',
    fr: 'Parking extérieur',
    en: 'Outdoor parking space',
    de: 'Außenstellplatz',
  }),
  STORAGE: subType(601, 'COMMERCIAL', { nl: 'Magazijn', fr: 'Entrepôt', en: 'Warehouse', de: 'Lagerhalle' }),
  WORKSHOP: subType(602, 'COMMERCIAL', { nl: 'Werkplaats', fr: 'Atelier', en: 'Workshop', de: 'Werkstatt' }),
  SME_UNIT: subType(603, 'COMMERCIAL', {
    nl: 'Kmo-unit',
    fr: 'Unité PME',
    en: 'SME unit',
    de: 'Gewerbeeinheit für KMU',
  }),
  HOLIDAY_HOME: subType(701, 'HOUSE', {
    nl: 'Vakantiewoning',
    fr: 'Maison de vacances',
    en: 'Holiday home',
    de: 'Ferienhaus',
  }),
  BICYCLE_STORAGE: subType(801, 'GARAGE', {
    nl: 'Fietsenberging',
    fr: 'Local à vélos',
    en: 'Bicycle storage',
    de: 'Fahrradabstellraum',
  }),
  OFFICE: subType(1001, 'COMMERCIAL', { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' }),
  OFFICE_VILLA: subType(1002, 'COMMERCIAL', {
    nl: 'Kantoorvilla',
    fr: 'Villa de bureaux',
    en: 'Office villa',
    de: 'Bürovilla',
  }),
  PRACTICE: subType(1003, 'COMMERCIAL', {
    nl: 'Praktijkruimte',
    fr: 'Cabinet',
    en: 'Practice premises',
    de: 'Praxis',
  }),
  SERVICE_FLAT: subType(1101, 'APARTMENT', {
    nl: 'Assistentiewoning',
    fr: 'Résidence-services',
    en: 'Assisted-living flat',
    de: 'Seniorenwohnung mit Betreuung',
  }),
  HOLIDAY_APARTMENT: subType(702, 'APARTMENT', {
    nl: 'Vakantieappartement',
    fr: 'Appartement de vacances',
    en: 'Holiday apartment',
    de: 'Ferienwohnung',
  }),
  HOLIDAY_CHALET: subType(703, 'HOUSE', {
    nl: 'Vakantiechalet',
    fr: 'Chalet de vacances',
    en: 'Holiday chalet',
    de: 'Ferienchalet',
  }),
  BEACH_CABIN: subType(802, 'GARAGE', {
    nl: 'Strandcabine',
    fr: 'Cabine de plage',
    en: 'Beach hut',
    de: 'Strandkabine',
  }),
  POND: subType(803, 'PLOT', { nl: 'Visvijver', fr: 'Étang de pêche', en: 'Fishing pond', de: 'Fischteich' }),
  APARTMENT_PROJECT: subType(901, 'PROJECT', {
    nl: 'Appartementen',
    fr: 'Appartements',
    en: 'Apartments',
    de: 'Wohnungen',
  }),
  HOUSE_PROJECT: subType(902, 'PROJECT', { nl: 'Woningen', fr: 'Maisons', en: 'Houses', de: 'Häuser' }),
} as const satisfies Record<string, SubType>;
export type SubTypeCode = keyof typeof SUB_TYPES;
