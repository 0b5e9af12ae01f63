/**
 * Words of ours for what Whise says by a code: they become texts of the home's record, in every language, like the words
 * of any other system. They are no texts of pages, which are in `locales/`.
 */
import { everywhere, type Words, words } from '../../mapping/words.ts';

export const YES = words('Ja', 'Oui', 'Yes', 'Ja');

const NORTH = words('Noord', 'Nord', 'North', 'Nord');
const SOUTH = words('Zuid', 'Sud', 'South', 'Süd');
const WEST = words('West', 'Ouest', 'West', 'West');

type Choices = ReadonlyMap<number, Words>;

/** Lists of choices by the type that the vendor gives a detail, and in them each choice by its own id. */
export const CHOICES = {
  orientation: new Map([
    [27, NORTH],
    [31, SOUTH],
    [33, WEST],
    [47, SOUTH],
  ]),
  heatingGroup: new Map([[638, words('Individueel', 'Individuel', 'Individual', 'Einzeln')]]),
  heating: new Map([
    [
      659,
      words(
        'Gas, centrale verwarming',
        'Gaz, chauffage central',
        'Gas, central heating',
        'Gas, Zentralheizung',
      ),
    ],
    [662, words('Elektrisch', 'Électrique', 'Electric', 'Elektrisch')],
    [672, words('Vloerverwarming', 'Chauffage au sol', 'Underfloor heating', 'Fußbodenheizung')],
  ]),
  environment: new Map([
    [51, words('Platteland', 'Campagne', 'Countryside', 'Ländlich')],
    [56, words('Voorstad', 'Banlieue', 'Suburb', 'Vorort')],
    [63, words('Kmo-zone', 'Zone PME', 'SME zone', 'KMU-Zone')],
    [67, words('Op de zeedijk', 'Sur la digue', 'On the seafront', 'An der Strandpromenade')],
  ]),
  kitchen: new Map([
    [683, words('Niet uitgerust', 'Non équipée', 'Not fitted', 'Nicht ausgestattet')],
    [686, words('Superuitgerust', 'Super-équipée', 'Fully fitted', 'Voll ausgestattet')],
    [
      689,
      words(
        'Amerikaans, superuitgerust',
        'Américaine, super-équipée',
        'Open-plan, fully fitted',
        'Amerikanisch, voll ausgestattet',
      ),
    ],
  ]),
  bathroom: new Map([
    [691, words('Douche', 'Douche', 'Shower', 'Dusche')],
    [
      695,
      words(
        'Douche en zitbad',
        'Douche et baignoire sabot',
        'Shower and hip bath',
        'Dusche und Sitzbadewanne',
      ),
    ],
    [696, words('Douche in bad', 'Douche dans la baignoire', 'Shower over bath', 'Dusche in der Badewanne')],
  ]),
  floor: new Map([
    [310, words('Vast tapijt', 'Tapis plain', 'Fitted carpet', 'Teppichboden')],
    [320, words('Chape', 'Chape', 'Screed', 'Estrich')],
    [704, words('Parket', 'Parquet', 'Parquet', 'Parkett')],
    [705, words('Tegels', 'Carrelage', 'Tiles', 'Fliesen')],
  ]),
  lift: new Map([
    [677, words('Personenlift', 'Ascenseur pour personnes', 'Passenger lift', 'Personenaufzug')],
  ]),
  electricity: new Map([[739, everywhere('220 V')]]),
  glazing: new Map([
    [
      771,
      words(
        'Thermisch en akoestisch isolerend',
        'Isolation thermique et acoustique',
        'Thermal and acoustic insulation',
        'Wärme- und Schalldämmung',
      ),
    ],
  ]),
  building: new Map([
    [
      882,
      words(
        'Eengezinswoning, privé',
        'Privé, unifamilial',
        'Private, single-family',
        'Privat, Einfamilienhaus',
      ),
    ],
  ]),
  destination: new Map([
    [1, words('Agrarisch gebied', 'Zone agricole', 'Agricultural area', 'Agrargebiet')],
    [6, words('Industriegebied', 'Zone industrielle', 'Industrial zone', 'Industriegebiet')],
    [
      7,
      words(
        'Gebied voor dagrecreatie',
        'Zone de loisirs de jour',
        'Day recreation area',
        'Tageserholungsgebiet',
      ),
    ],
    [
      999,
      words(
        'Woongebied met landelijk karakter',
        'Zone d’habitat à caractère rural',
        'Residential area with rural character',
        'Wohngebiet mit ländlichem Charakter',
      ),
    ],
  ]),
  flood: new Map([
    [
      1229,
      words(
        'Effectief overstromingsgevoelig',
        'Zone effectivement inondable',
        'Effectively liable to flooding',
        'Effektiv überschwemmungsgefährdet',
      ),
    ],
    [
      1230,
      words(
        'Mogelijk overstromingsgevoelig',
        'Zone potentiellement inondable',
        'Possibly liable to flooding',
        'Möglicherweise überschwemmungsgefährdet',
      ),
    ],
  ]),
  floodArea: new Map([
    [
      1231,
      words(
        'Afgebakend overstromingsgebied',
        'Zone inondable délimitée',
        'Defined flood area',
        'Abgegrenztes Überschwemmungsgebiet',
      ),
    ],
  ]),
} as const satisfies Readonly<Record<string, Choices>>;

/** Stickers for what a transaction of ours does not say. */
export const STICKERS = {
  ofTheMonth: words('Pand van de maand', 'Bien du mois', 'Home of the month', 'Objekt des Monats'),
  subjectTo: words(
    'Verkocht onder voorbehoud',
    'Vendu sous réserve',
    'Sold subject to contract',
    'Vorbehaltlich verkauft',
  ),
  reserved: words('Gereserveerd', 'Réservé', 'Reserved', 'Reserviert'),
  compromise: words('Compromis', 'Compromis', 'Preliminary contract', 'Vorvertrag'),
  annuity: words('Lijfrente', 'Viager', 'Life annuity', 'Leibrente'),
} as const;
