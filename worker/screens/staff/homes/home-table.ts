import type { EnumerationName, Field, Format, Tab } from '#domain/fields/field.ts';

import type { Locale } from '#domain/locale.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { WRITTEN_FIELDS } from '#worker/estate/sources/written-fields.ts';

/** How a value is entered; `home-controls.ts` reads and writes each. */
export type Control =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'whole'
  | 'date'
  | 'yesNo'
  | 'check'
  | 'code'
  | 'named'
  | 'subType'
  | 'status'
  | 'city'
  | 'price'
  | 'class'
  | 'destination'
  | 'days';

/** Labels that the field table does not have. */
type OwnLabel =
  | 'city'
  | 'street'
  | 'number'
  | 'box'
  | 'shown'
  | 'price'
  | 'status'
  | 'title'
  | 'short'
  | 'text'
  | 'name'
  | 'email'
  | 'phone'
  | 'days'
  | 'reference'
  | 'building'
  | 'persons'
  | 'bedrooms'
  | 'bathrooms'
  | 'cleaning'
  | 'guarantee'
  | 'tax'
  | 'nights';

/** Facts that the law on advertisements asks for, as questions in words. */
export const QUESTIONS = [
  'buildingLicense',
  'townPlanningValue',
  'townPlanningViolation',
  'presaleRight',
  'allocationLicense',
  'floodingParcelScore',
  'floodingBuildingScore',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A field of a form. */
export interface FormRow {
  /** Path within the record. */
  readonly path: string;
  readonly control: Control;
  /** Its own label, a question of the law, or else the label of `field` in the field table. */
  readonly own?: OwnLabel;
  readonly question?: Question;
  readonly field?: string;
  /** Format of the field table, which tells the unit. */
  readonly format?: Format;
  readonly enumeration?: EnumerationName | 'violation' | 'flood';
  /** Language of its text, when it has one. */
  readonly locale?: Locale;
}

type SectionName = 'place' | 'price' | 'status' | 'rooms' | 'energy' | 'law' | 'text' | 'contact' | 'open';

/** A form of the page; each language has one for its texts. */
export interface FormSection {
  readonly id: string;
  readonly name: SectionName;
  readonly locale?: Locale;
  readonly rows: readonly FormRow[];
  /** Rarer fields, behind a disclosure. */
  readonly more: readonly FormRow[];
  /** Fields that are untrue once one of these has another value. */
  readonly clears?: { readonly when: readonly string[]; readonly fields: readonly string[] };
}

const BY_FORMAT: Partial<Readonly<Record<Format, Control>>> = {
  text: 'line',
  number: 'whole',
  floor: 'whole',
  year: 'whole',
  area: 'number',
  length: 'number',
  price: 'number',
  energyUse: 'number',
  epcYear: 'number',
  co2: 'number',
  yesNo: 'yesNo',
  date: 'date',
  enumeration: 'code',
  violation: 'code',
  floodScore: 'code',
  conformity: 'code',
  energyLabel: 'class',
  named: 'named',
};
/** Enumerations of fields that have one by their format. */
const CODES: Partial<Readonly<Record<Format, FormRow['enumeration']>>> = {
  violation: 'violation',
  floodScore: 'flood',
  conformity: 'conformity',
};
/** Fields whose control is not that of their format. */
const OWN: Readonly<Record<string, Partial<FormRow>>> = {
  'general.subType': { control: 'subType' },
  'general.townPlanningValue': { control: 'destination' },
};

const tableRow = (field: Field, locales: readonly Locale[]): readonly FormRow[] => {
  const { path, format, enumeration } = field;
  const label = { path: `estate.${path}`, field: path, format };
  const own = OWN[path];
  // A text in several languages is a field of each.
  if (format === 'localized' && own === undefined)
    return locales.map((locale) => ({ ...label, path: `${label.path}.${locale}`, control: 'line', locale }));
  const control = own?.control ?? BY_FORMAT[format];
  if (control === undefined) return [];
  const codes = enumeration ?? CODES[format];
  return [{ ...label, control, ...(codes === undefined ? {} : { enumeration: codes }) }];
};

const byPath = new Map(WRITTEN_FIELDS.map((field) => [field.path, field]));
const rowsFor = (paths: readonly string[], locales: readonly Locale[]): readonly FormRow[] =>
  paths.flatMap((path) => {
    const field = byPath.get(path);
    return field === undefined ? [] : tableRow(field, locales);
  });

/** The fields of each section that are seen first; the others of its tabs follow from the field table. */
const FIRST: Readonly<Record<'price' | 'rooms' | 'energy', readonly string[]>> = {
  price: ['technical.monthlyCost', 'ki.nonIndexed', 'general.price.deposit', 'technical.available'],
  rooms: [
    'dimensions.areaBuild',
    'dimensions.areaGround',
    'general.bedroomCount',
    'general.bathroomCount',
    'general.floor',
    'technical.constructionYear',
    'technical.renovationYear',
    'technical.condition',
    'technical.buildingType',
    'technical.directionGarden',
    'technical.elevator',
  ],
  energy: ['energy.epcValue', 'energy.energyLabel', 'energy.epcReference', 'energy.epcValueTotal'],
};
const TABS: Readonly<Record<'price' | 'rooms' | 'energy' | 'law', readonly Tab[]>> = {
  price: ['finances'],
  rooms: ['building', 'technical'],
  energy: ['energy', 'energyShared'],
  law: ['planning', 'flood'],
};
/** Asked in another section than that of their tab. */
const ELSEWHERE = ['general.subType'];

/** Fields of a section's tabs that are not seen first: a new row of the field table is one of them by itself. */
const moreOf = (
  name: keyof typeof TABS,
  first: readonly string[],
  locales: readonly Locale[],
): readonly FormRow[] =>
  WRITTEN_FIELDS.filter(
    ({ path, tab, aside, internal }) =>
      tab !== null &&
      TABS[name].includes(tab) &&
      internal !== true &&
      (aside === undefined || aside === 'companion') &&
      ![...first, ...ELSEWHERE].includes(path),
  ).flatMap((field) => tableRow(field, locales));

const GENERAL = 'estate.general';
const questionRow = (question: Question): readonly FormRow[] =>
  rowsFor([`general.${question}`], []).map((row) => ({ ...row, question }));

/** What sections depend on: the site's languages, that of the street, and what the law asks of the home. */
interface SectionsOf {
  readonly kind: WrittenKind;
  readonly locales: readonly Locale[];
  readonly streetLocales: readonly Locale[];
  readonly questions: readonly Question[];
}

const texts = (locales: readonly Locale[], rows: (locale: Locale) => readonly FormRow[]): FormSection[] =>
  locales.map((locale) => ({ id: `text-${locale}`, name: 'text', locale, rows: rows(locale), more: [] }));

const CONTACT: FormSection = {
  id: 'contact',
  name: 'contact',
  rows: [
    { path: 'contact.name', control: 'line', own: 'name' },
    { path: 'contact.email', control: 'email', own: 'email' },
    { path: 'contact.phone', control: 'phone', own: 'phone' },
  ],
  more: [],
};

function estateSections({ locales, streetLocales, questions }: SectionsOf): readonly FormSection[] {
  const section = (name: 'price' | 'rooms' | 'energy', before: readonly FormRow[] = []): FormSection => ({
    id: name,
    name,
    rows: [...before, ...rowsFor(FIRST[name], locales)],
    more: moreOf(name, FIRST[name], locales),
  });
  return [
    {
      id: 'place',
      name: 'place',
      rows: [
        ...rowsFor(['general.headType', 'general.subType'], locales),
        { path: `${GENERAL}.address.city`, control: 'city', own: 'city' },
        ...streetLocales.map(
          (locale): FormRow => ({
            path: `${GENERAL}.address.street.${locale}`,
            control: 'line',
            own: 'street',
            ...(streetLocales.length === 1 ? {} : { locale }),
          }),
        ),
        { path: `${GENERAL}.address.number`, control: 'line', own: 'number' },
        { path: `${GENERAL}.address.box`, control: 'line', own: 'box' },
        { path: `${GENERAL}.address.visible`, control: 'check', own: 'shown' },
      ],
      more: [{ path: `${GENERAL}.reference`, control: 'line', own: 'reference' }],
      clears: {
        when: [
          `${GENERAL}.address.city`,
          `${GENERAL}.address.number`,
          ...streetLocales.map((locale) => `${GENERAL}.address.street.${locale}`),
        ],
        fields: [`${GENERAL}.address.geoLocation`, `${GENERAL}.address.region`],
      },
    },
    section('price', [{ path: `${GENERAL}.price.value`, control: 'price', own: 'price' }]),
    {
      id: 'status',
      name: 'status',
      rows: [{ path: `${GENERAL}.transaction.id`, control: 'status', own: 'status' }],
      more: [],
    },
    section('rooms'),
    section('energy'),
    {
      id: 'law',
      name: 'law',
      rows: questions.flatMap(questionRow),
      more: moreOf(
        'law',
        questions.map((question) => `general.${question}`),
        locales,
      ),
    },
    ...texts(locales, (locale) => [
      { path: `${GENERAL}.title.${locale}`, control: 'line', own: 'title', locale },
      { path: `${GENERAL}.shortDescription.${locale}`, control: 'line', own: 'short', locale },
      { path: `${GENERAL}.description.${locale}`, control: 'text', own: 'text', locale },
    ]),
    CONTACT,
    {
      id: 'open',
      name: 'open',
      rows: [{ path: 'estate.openHouses', control: 'days', own: 'days' }],
      more: [],
    },
  ];
}

function rentalSections({ locales }: SectionsOf): readonly FormSection[] {
  return [
    {
      id: 'place',
      name: 'place',
      rows: [
        { path: 'rental.general.city', control: 'city', own: 'city' },
        { path: 'rental.general.building.name', control: 'line', own: 'building' },
      ],
      more: [],
      clears: { when: ['rental.general.city'], fields: ['rental.general.geoLocation'] },
    },
    {
      id: 'price',
      name: 'price',
      rows: [
        { path: 'rental.costs.cleaning', control: 'number', own: 'cleaning' },
        { path: 'rental.costs.deposit', control: 'number', own: 'guarantee' },
        { path: 'rental.costs.touristTaxPerPersonNight', control: 'number', own: 'tax' },
      ],
      more: [],
    },
    {
      id: 'rooms',
      name: 'rooms',
      rows: [
        { path: 'rental.general.maxOccupation', control: 'whole', own: 'persons' },
        { path: 'rental.rooms.bedrooms', control: 'whole', own: 'bedrooms' },
        { path: 'rental.rooms.bathrooms', control: 'whole', own: 'bathrooms' },
        { path: 'rental.rules.minNights', control: 'whole', own: 'nights' },
      ],
      more: [],
    },
    ...texts(locales, (locale) => [
      { path: `rental.general.descriptionShort.${locale}`, control: 'line', own: 'short', locale },
      { path: `rental.general.description.${locale}`, control: 'text', own: 'text', locale },
    ]),
    CONTACT,
  ];
}

/** The forms of a home, in the order in which an agent thinks. */
export const sectionsOf = (of: SectionsOf): readonly FormSection[] =>
  of.kind === 'estate' ? estateSections(of) : rentalSections(of);
