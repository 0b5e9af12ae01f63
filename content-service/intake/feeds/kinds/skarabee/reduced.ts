/** A publication as far as it is read: the rest is in no page of a list, no message and no hash. */
import { isMembers, type Members, member, membersOf, only } from '../../mapping/read.ts';
import { shownValue } from '../../mapping/unmapped.ts';
import { ELEMENTS } from './elements.ts';

/** Members that are read of elements that have some. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  Address: ['Street', 'HouseNumber', 'HouseNumberExtension', 'MailBox', 'CountryID', 'City', 'Position'],
  Project: ['PublicationID'],
  Dates: ['AvailableFrom'],
  Energy: ['Index', 'Class', 'EnergyCertificateNr', 'KLevel', 'EnergyLevel'],
  GES: ['Index'],
  UrbanDevelopment: [
    'Permit',
    'Summons',
    'PreemptiveRights',
    'AllotmentPermit',
    'AreaApplication',
    'JudicialDecisionType',
    'JudicialDecision',
    'ProtectedMonument',
  ],
  Typo: ['Sort', 'Genre', 'Characterisation'],
};

/** A home as the mapping reads it. */
interface ReducedHome {
  readonly id: string;
  readonly guid: string;
  readonly created: unknown;
  readonly info: Members;
  readonly property: Members;
  /** Elements that say something and have no place here, each with a code or a figure. */
  readonly left: Readonly<Record<string, string>>;
  readonly pictures: readonly Members[];
}

/** Values by which the interface says nothing. */
const isSilent = (value: unknown): boolean => {
  if (typeof value === 'string') {
    const text = value.trim();
    return ['', 'UNDEFINED', 'false'].includes(text) || Number(text) === 0;
  }
  if (Array.isArray(value)) return value.every(isSilent);
  if (!isMembers(value)) return true;
  return Object.entries(value).every(([name, inner]) => name.startsWith('@') || isSilent(inner));
};

/** The value of an element that is left out, for operators: a code or a figure, never words. */
const tokenOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,39}$/.test(value) ? value : shownValue(value);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The members of an array element: `<Pictures><Picture/><Picture/></Pictures>`. */
export const itemsOf = (array: unknown, item: string): readonly unknown[] =>
  membersOf(listOf(member(array, item)));

const PICTURE = ['Index', 'URL', 'Modified', 'PictureType'];

/** A picture; one of the list of plans is one. */
const picturesIn = (publication: unknown): readonly Members[] => [
  ...itemsOf(member(publication, 'Pictures'), 'Picture').map((one) => only(one, PICTURE)),
  ...itemsOf(member(publication, 'FloorPlans'), 'FloorPlan').map((one) => ({
    ...only(one, PICTURE),
    isPlan: true,
  })),
];

/** A publication of an answer, `GenericObject` of the interface. */
export function reducedHome(publication: unknown): ReducedHome {
  const [info, property] = [member(publication, 'Info'), member(publication, 'Property')];
  const [read, left] = [new Map<string, unknown>(), new Map<string, string>()];
  for (const [name, value] of Object.entries(isMembers(property) ? property : {})) {
    const element = ELEMENTS.get(name);
    if (element === undefined || 'left' in element) {
      if (!isSilent(value)) left.set(/^\w{1,60}$/.test(name) ? name : 'another name', tokenOf(value));
    } else if (!('never' in element)) {
      const inner = INNER[name];
      read.set(name, inner === undefined ? value : only(value, inner));
    }
  }
  const textOf = (name: string): string => {
    const text = member(info, name);
    return typeof text === 'string' ? text : '';
  };
  return {
    id: textOf('ID'),
    guid: textOf('Guid').toLowerCase(),
    created: member(info, 'Created'),
    info: only(info, ['HidePrice', 'HideAddress', 'HideHouseNumber', 'Enabled', 'FlashID']),
    property: Object.fromEntries(read),
    left: Object.fromEntries(left),
    pictures: picturesIn(publication),
  };
}
