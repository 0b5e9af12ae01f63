/** The forms in which an agency's people set members of their site: tables of fields, and how each is entered. */
import { WEEKDAYS, type Weekday } from '#domain/agenda/slots.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { TITLES } from '#domain/rules/professional-title.ts';
import { patternOf } from '#domain/settings/paths.ts';
import { CHOICES, COMPOSITIONS } from '#domain/theme/compositions.ts';
import type words from '#locales/nl/staff-site.ts';
import type { Site } from '#wire/site.ts';
import { whoOf } from './rules.ts';

/** How a value is entered; `site-controls.ts` reads and writes each. */
export type Control =
  | 'text'
  | 'tel'
  | 'email'
  | 'link'
  | 'year'
  | 'tick'
  | 'hours'
  | 'days'
  | 'several'
  | 'choice'
  | 'colours'
  | 'rules'
  | 'menu';
type SiteLabel = keyof typeof words.labels;
export type PartName = keyof typeof words.parts;

export interface SiteField {
  /** A member of the document, with the id of its entry; of `days` the hours that hold both lists. */
  readonly path: string;
  readonly control: Control;
  readonly label: SiteLabel;
  readonly day?: Weekday;
  readonly locale?: Locale;
  /** Codes to choose from, with their names where these are the agency's own. */
  readonly options?: readonly { readonly code: string; readonly name?: string }[];
  /** Languages in which its rows are written. */
  readonly locales?: readonly Locale[];
  readonly required?: true;
  readonly hint?: keyof typeof words.hints;
}

interface SiteGroup {
  readonly title: keyof typeof words.groups | null;
  readonly fields: readonly SiteField[];
}

export interface SitePart {
  readonly name: PartName;
  /** The entry that it is about: an office or a person; null for the agency as a whole, and for a new one. */
  readonly id: string | null;
  /** Path of that entry; of a new one that of its list, with `[new]`. */
  readonly entry: string | null;
  /** Name of the entry; null for a new one. */
  readonly title: string | null;
  readonly groups: readonly SiteGroup[];
}

/** Monday first, as in Belgium. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sun'];

const field = (
  path: string,
  label: SiteLabel,
  control: Control = 'text',
  more: Partial<SiteField> = {},
): SiteField => ({ path, label, control, ...more });

const inEach = (
  locales: readonly Locale[],
  path: string,
  label: SiteLabel,
  control: Control = 'text',
  more: Partial<SiteField> = {},
): readonly SiteField[] =>
  locales.map((locale) => field(`${path}.${locale}`, label, control, { ...more, locale }));

const OFFICES = 'settings.team.offices';
const PEOPLE = 'settings.team.people';
const CONTACT = 'settings.contact';
const LEGAL = 'settings.legal';

const hoursOf = (entry: string, site: Site, isFirst: boolean): readonly SiteGroup[] => [
  {
    title: null,
    fields: WEEK.map((day) => field(`${entry}.hours.week.${day}`, 'hours', 'hours', { day })),
  },
  {
    title: 'days',
    fields: [
      field(`${entry}.hours`, 'days', 'days'),
      field(`${entry}.hours.closedOnHolidays`, 'closedOnHolidays', 'tick', { hint: 'closedOnHolidays' }),
    ],
  },
  { title: 'note', fields: inEach(site.locales, `${entry}.hours.note`, 'note', 'text', { hint: 'note' }) },
  ...(isFirst
    ? [{ title: 'inWords' as const, fields: inEach(site.locales, `${CONTACT}.openingHours`, 'openingHours') }]
    : []),
];

const officeOf = (entry: string): readonly SiteGroup[] => [
  {
    title: null,
    fields: [
      field(`${entry}.name`, 'officeName', 'text', { required: true }),
      field(`${entry}.street`, 'street'),
      field(`${entry}.zip`, 'zip'),
      field(`${entry}.city`, 'city'),
      field(`${entry}.phone`, 'phone', 'tel'),
      field(`${entry}.whatsapp`, 'whatsapp', 'tel'),
      field(`${entry}.email`, 'email', 'email'),
    ],
  },
];

const personOf = (entry: string, site: Site): readonly SiteGroup[] => {
  const offices = site.settings.team?.offices ?? [];
  return [
    {
      title: null,
      fields: [
        field(`${entry}.name`, 'name', 'text', { required: true }),
        ...inEach(site.locales, `${entry}.role`, 'role'),
        ...(offices.length === 0
          ? []
          : [
              field(`${entry}.office`, 'office', 'choice', {
                options: offices.map(({ id, name }) => ({ code: id, name })),
              }),
            ]),
        field(`${entry}.phone`, 'phone', 'tel'),
        field(`${entry}.mobile`, 'mobile', 'tel'),
        field(`${entry}.whatsapp`, 'whatsapp', 'tel'),
        field(`${entry}.email`, 'email', 'email', { hint: 'email' }),
        field(`${entry}.languages`, 'languages', 'several', {
          options: LOCALES.map((code) => ({ code })),
        }),
      ],
    },
  ];
};

const agencyOf = (site: Site): readonly SiteGroup[] => [
  {
    title: null,
    fields: [
      field(`${CONTACT}.street`, 'street'),
      field(`${CONTACT}.zip`, 'zip'),
      field(`${CONTACT}.city`, 'city'),
      field(`${CONTACT}.phone`, 'phone', 'tel'),
      field(`${CONTACT}.email`, 'email', 'email', { hint: 'agencyEmail' }),
      field('settings.since', 'since', 'year'),
      field('settings.team.callBack', 'callBack', 'tick', { hint: 'callBack' }),
    ],
  },
  { title: 'invitation', fields: inEach(site.locales, `${CONTACT}.invitation`, 'invitation') },
];

const legalOf = (site: Site): readonly SiteGroup[] => [
  {
    title: null,
    fields: [
      field(`${LEGAL}.name`, 'company'),
      field(`${LEGAL}.companyNumber`, 'companyNumber'),
      field(`${LEGAL}.vatNumber`, 'vatNumber', 'text', { hint: 'vatNumber' }),
      field(`${LEGAL}.titles`, 'titles', 'several', { options: TITLES.map((code) => ({ code })) }),
      field(`${LEGAL}.professionalNumber`, 'professionalNumber'),
      field(`${LEGAL}.country`, 'country', 'text', { hint: 'country' }),
      field(`${LEGAL}.thirdPartyAccount`, 'thirdPartyAccount', 'text', { hint: 'thirdPartyAccount' }),
    ],
  },
  { title: 'supervisor', fields: inEach(site.locales, `${LEGAL}.supervisor`, 'supervisor') },
  { title: 'codeOfConduct', fields: inEach(site.locales, `${LEGAL}.codeOfConduct`, 'codeOfConduct', 'link') },
  { title: 'liability', fields: inEach(site.locales, `${LEGAL}.liability`, 'liability') },
  { title: 'guarantee', fields: inEach(site.locales, `${LEGAL}.guarantee`, 'guarantee') },
];

/** Who looks after which requests; null while there is nobody whom a rule could name. */
function rulesOf({ settings: { team } }: Site): readonly SiteGroup[] | null {
  const options = [
    ...(team?.people ?? []).map(({ id, name }) => ({ code: whoOf('person', id), name })),
    ...(team?.offices ?? []).map(({ id, name }) => ({ code: whoOf('office', id), name })),
  ];
  if (options.length === 0) return null;
  return [{ title: null, fields: [field('settings.team.rules', 'rules', 'rules', { options })] }];
}

/** The menus of every page; `targets` are what their entries can lead to. */
const menusOf = (site: Site, targets: NonNullable<SiteField['options']>): readonly SiteGroup[] =>
  (['main', 'footer'] as const).map((name) => ({
    title: name,
    fields: [field(`menus.${name}`, name, 'menu', { options: targets, locales: site.locales })],
  }));

/** The accent, and the composition of each part; the logo's pictures have forms of their own. */
const LOOK: readonly SiteGroup[] = [
  {
    title: null,
    fields: [field('theme.accent', 'accent', 'colours', { hint: 'accent' })],
  },
  {
    title: 'compositions',
    fields: CHOICES.map((choice) =>
      field(`theme.choices.${choice}`, choice, 'choice', {
        options: COMPOSITIONS[choice].map((code) => ({ code })),
        required: true,
      }),
    ),
  },
];

/** Members that name the logo's pictures, for pages in light and in dark mode. */
export const LOGOS = { light: 'settings.logo.light', dark: 'settings.logo.dark' } as const;

/** Id in the address of an entry that is yet to be added. */
export const NEW = 'new';

/** A part by its address; null for one that there is not. */
export function partOf(
  site: Site,
  name: string,
  id: string | null,
  targets: NonNullable<SiteField['options']> = [],
): SitePart | null {
  const { offices = [], people = [] } = site.settings.team ?? {};
  const whole = (groups: readonly SiteGroup[], part: PartName): SitePart | null =>
    id === null ? { name: part, id, entry: null, title: null, groups } : null;
  if (name === 'agency') return whole(agencyOf(site), name);
  if (name === 'legal') return whole(legalOf(site), name);
  if (name === 'look') return whole(LOOK, name);
  if (name === 'menus') return whole(menusOf(site, targets), name);
  if (name === 'rules') {
    const groups = rulesOf(site);
    return groups === null ? null : whole(groups, name);
  }
  if (name !== 'hours' && name !== 'office' && name !== 'person') return null;
  const [list, entries] = name === 'person' ? ([PEOPLE, people] as const) : ([OFFICES, offices] as const);
  const known = entries.find((one) => one.id === id);
  const entry = `${list}[${known?.id ?? NEW}]`;
  if (known === undefined && (id !== NEW || name === 'hours')) return null;
  const groups =
    name === 'person'
      ? personOf(entry, site)
      : name === 'office'
        ? officeOf(entry)
        : hoursOf(entry, site, offices[0]?.id === id);
  return { name, id: known?.id ?? null, entry, title: known?.name ?? null, groups };
}

export const fieldsOf = ({ groups }: Pick<SitePart, 'groups'>): readonly SiteField[] =>
  groups.flatMap(({ fields }) => fields);

/** Members that have no field of their own: whole entries, and the lists of exceptional days. */
const OTHERS: readonly SiteField[] = [
  field(`${OFFICES}[].hours.closed`, 'closedDays', 'days'),
  field(`${OFFICES}[].hours.otherHours`, 'otherHours', 'days'),
  field(`${PEOPLE}[].picture`, 'picture'),
  field(LOGOS.light, 'logoLight'),
  field(LOGOS.dark, 'logoDark'),
];

/** The field of a member, by its pattern: of any office and any person. */
export function fieldAt(path: string): SiteField | undefined {
  const pattern = patternOf(path);
  // Enough of a site to have every field, in every language.
  const any = {
    locales: LOCALES,
    settings: { team: { offices: [{ id: 'x', name: 'x' }], people: [{ id: 'x', name: 'x' }] } },
  } as unknown as Site;
  const parts = [
    partOf(any, 'hours', 'x'),
    partOf(any, 'office', 'x'),
    partOf(any, 'person', 'x'),
    partOf(any, 'agency', null),
    partOf(any, 'legal', null),
    partOf(any, 'look', null),
    partOf(any, 'rules', null),
    partOf(any, 'menus', null),
  ];
  const all = [...parts.flatMap((part) => (part === null ? [] : fieldsOf(part))), ...OTHERS];
  const found = all.find((one) => patternOf(one.path) === pattern);
  return found === undefined
    ? undefined
    : { ...found, path, ...(found.locale && { locale: path.slice(-2) as Locale }), ...dayIn(path) };
}

const dayIn = (path: string): Pick<SiteField, 'day'> => {
  const day = WEEK.find((one) => path.endsWith(`.week.${one}`));
  return day === undefined ? {} : { day };
};
