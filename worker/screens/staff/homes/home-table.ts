import type { Field, Format, Tab } from '#domain/fields/field.ts';
import { unitBase } from '#domain/fields/record-paths.ts';
import type { Locale } from '#domain/locale.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { WRITTEN_FIELDS } from '#worker/estate/sources/written-fields.ts';
import type { Control, FormRow, FormSection, Question } from './form-rows.ts';
import { DAYS, listRows, localized, texts } from './home-lists.ts';
import { rentalSections } from './rental-sections.ts';

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

/** Where the fields of a form are: the languages of its texts, and the path of the home or the unit. */
interface Of {
  readonly locales: readonly Locale[];
  readonly base: string;
}

const tableRow = (field: Field, { locales, base }: Of): readonly FormRow[] => {
  const { path, format, enumeration } = field;
  const label = { path: `${base}.${path}`, field: path, format };
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
const rowsFor = (paths: readonly string[], of: Of): readonly FormRow[] =>
  paths.flatMap((path) => {
    const field = byPath.get(path);
    return field === undefined ? [] : tableRow(field, of);
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
const ELSEWHERE = ['general.subType', 'general.location'];
/** Asked of a unit in its first section. */
const OF_UNITS = ['general.floor', 'general.buildingName'];

/** Fields of a section's tabs that are not seen first: a new row of the field table is one of them by itself. */
const moreOf = (name: keyof typeof TABS, first: readonly string[], of: Of): readonly FormRow[] =>
  WRITTEN_FIELDS.filter(
    ({ path, tab, aside, internal }) =>
      tab !== null &&
      TABS[name].includes(tab) &&
      internal !== true &&
      (aside === undefined || aside === 'companion') &&
      ![...first, ...ELSEWHERE, ...(of.base === 'estate' ? [] : OF_UNITS)].includes(path),
  ).flatMap((field) => tableRow(field, of));

const questionRow = (question: Question, of: Of): readonly FormRow[] =>
  rowsFor([`general.${question}`], of).map((row) => ({ ...row, question }));

/** What sections depend on: the site's languages, that of the street, and what the law asks of the home. */
interface SectionsOf {
  readonly kind: WrittenKind;
  readonly locales: readonly Locale[];
  readonly streetLocales: readonly Locale[];
  readonly questions: readonly Question[];
  /** The unit that the form is of; null for the home itself. */
  readonly unit?: string | null;
}

const CONTACT: FormSection = {
  id: 'contact',
  name: 'contact',
  rows: [
    { path: 'contact.name', control: 'line', own: 'name' },
    { path: 'contact.email', control: 'email', own: 'email' },
    { path: 'contact.phone', control: 'phone', own: 'phone' },
  ],
  more: [
    { path: 'contact.mobile', control: 'phone', own: 'mobile' },
    { path: 'contact.whatsapp', control: 'phone', own: 'whatsapp' },
  ],
};

/** Where a home is: a unit has its place within the building first. */
function placeSection({ streetLocales, unit = null }: SectionsOf, of: Of): FormSection {
  const general = `${of.base}.general`;
  const address = `${general}.address`;
  const street: readonly FormRow[] = [
    { path: `${address}.city`, control: 'city', own: 'city' },
    ...streetLocales.map(
      (locale): FormRow => ({
        path: `${address}.street.${locale}`,
        control: 'line',
        own: 'street',
        ...(streetLocales.length === 1 ? {} : { locale }),
      }),
    ),
    { path: `${address}.number`, control: 'line', own: 'number' },
    { path: `${address}.box`, control: 'line', own: 'box' },
    { path: `${address}.visible`, control: 'check', own: 'shown' },
    { path: `${address}.geoLocation`, control: 'point', own: 'point' },
  ];
  const within: readonly FormRow[] = [
    { path: `${general}.entityNumber`, control: 'line', own: 'unit' },
    ...rowsFor(['general.floor'], of),
    { path: `${general}.floorId`, control: 'whole', own: 'onFloor' },
  ];
  const kind = rowsFor(['general.headType', 'general.subType'], of);
  const rare: readonly FormRow[] = [
    { path: `${general}.reference`, control: 'line', own: 'reference' },
    { path: `${address}.location`, control: 'line', own: 'location' },
    { path: `${address}.country.id`, control: 'choice', own: 'country', enumeration: 'country' },
  ];
  const rest = unit === null ? [] : rowsFor(['general.buildingName'], of);
  return {
    id: 'place',
    name: unit === null ? 'place' : 'unit',
    rows: unit === null ? [...kind, ...street] : [...within, ...kind],
    more:
      unit === null
        ? [...rare, ...within.filter(({ own }) => own === 'unit')]
        : [...street, ...rest, ...rare],
    clears: {
      when: [
        `${address}.city`,
        `${address}.number`,
        ...streetLocales.map((locale) => `${address}.street.${locale}`),
      ],
      fields: [`${address}.geoLocation`, `${address}.region`],
    },
  };
}

function estateSections(asked: SectionsOf): readonly FormSection[] {
  const { locales, questions, unit = null } = asked;
  const of: Of = { locales, base: unit === null ? 'estate' : unitBase(unit) };
  const general = `${of.base}.general`;
  const section = (name: 'price' | 'rooms' | 'energy', before: readonly FormRow[] = []): FormSection => ({
    id: name,
    name,
    rows: [
      ...before,
      ...rowsFor(FIRST[name], of).filter(({ field = '' }) => unit === null || !OF_UNITS.includes(field)),
    ],
    more: moreOf(name, FIRST[name], of),
  });
  const price = section('price', [{ path: `${general}.price.value`, control: 'price', own: 'price' }]);
  const lists = listRows(of);
  return [
    placeSection(asked, of),
    {
      ...price,
      more: [
        { path: `${general}.price.priceFrom`, control: 'yesNo', own: 'priceFrom' },
        ...localized(locales, `${general}.price.period.name`, 'pricePeriod'),
        ...price.more,
      ],
    },
    {
      id: 'status',
      name: 'status',
      rows: [{ path: `${general}.transaction.id`, control: 'status', own: 'status' }],
      more: [
        ...localized(locales, `${general}.sticker.name`, 'sticker'),
        { path: `${general}.sticker.color`, control: 'line', own: 'stickerColour' },
        { path: `${general}.sticker.colorText`, control: 'line', own: 'stickerInk' },
      ],
    },
    section('rooms'),
    section('energy'),
    {
      id: 'law',
      name: 'law',
      rows: questions.flatMap((question) => questionRow(question, of)),
      more: moreOf(
        'law',
        questions.map((question) => `general.${question}`),
        of,
      ),
    },
    ...texts(locales, (locale) => [
      { path: `${general}.title.${locale}`, control: 'line', own: 'title', locale },
      { path: `${general}.shortDescription.${locale}`, control: 'line', own: 'short', locale },
      { path: `${general}.description.${locale}`, control: 'text', own: 'text', locale },
    ]),
    // Long, and needed by few: whoever goes on from part to part meets them last.
    { id: 'layout', name: 'layout', rows: lists.rows, more: [] },
    { id: 'lists', name: 'lists', rows: lists.more, more: [] },
    ...(unit === null ? [CONTACT, { id: 'open', name: 'open', rows: [DAYS], more: [] } as const] : []),
  ];
}

/** The forms of a home or of a unit, in the order in which an agent thinks. */
export const sectionsOf = (of: SectionsOf): readonly FormSection[] =>
  of.kind === 'estate' ? estateSections(of) : rentalSections(of.locales);
