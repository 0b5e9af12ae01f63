import { demoData } from '#demo/index.ts';
import type { Estate } from '#wire/estate.ts';
import type { AgencyId } from './sites.ts';

const FOR_SALE = 1;
const OPTION = 3;
const SOLD = 5;

const isOn = (estate: Estate, transaction: number): boolean =>
  Number(estate.general.transaction?.id) === transaction && estate.general.archived !== true;

function find(agency: AgencyId, what: string, fits: (estate: Estate) => boolean): Estate {
  const found = demoData().estates.find(
    ({ siteId, estate, withdrawnAt }) => siteId === agency && !withdrawnAt && fits(estate),
  );
  if (found === undefined) throw new Error(`${agency} has no ${what}`);
  return found.estate;
}

const idOf = ({ general }: Estate): string => String(general.id);

/** An estate for sale with a film that can be embedded, at least six pictures and a visible address. */
export const estateWithFilm = (agency: AgencyId): string =>
  idOf(
    find(
      agency,
      'estate with a film',
      (estate) =>
        isOn(estate, FOR_SALE) &&
        estate.general.address?.visible === true &&
        (estate.pictures?.length ?? 0) >= 6 &&
        (estate.videos ?? []).some(({ link }) => (link ?? '').includes('youtube.com')),
    ),
  );

/** An estate for sale that is under option, with its public price in euros. */
export function estateUnderOption(agency: AgencyId): { readonly id: string; readonly price: number } {
  const estate = find(
    agency,
    'estate under option',
    (one) =>
      isOn(one, OPTION) &&
      !one.general.parentId &&
      one.general.project !== true &&
      one.general.price?.priceFrom !== true &&
      (one.general.price?.value ?? 0) > 0,
  );
  return { id: idOf(estate), price: estate.general.price?.value ?? 0 };
}

/** A sold estate whose page still exists. */
export const soldEstate = (agency: AgencyId): string =>
  idOf(
    find(
      agency,
      'sold estate',
      (estate) =>
        isOn(estate, SOLD) && !estate.general.parentId && estate.general.project !== true && !estate.guid,
    ),
  );

/** An estate with several facilities that all have an icon: their Dutch names and the icons' names. */
export function estateWithFacilities(agency: AgencyId): {
  readonly id: string;
  readonly facilities: readonly { readonly name: string; readonly icon: string }[];
} {
  const drawn = (estate: Estate) =>
    (estate.facilities ?? []).flatMap(({ name, icon }) =>
      name?.nl && icon ? [{ name: name.nl, icon }] : [],
    );
  const estate = find(
    agency,
    'estate with facilities',
    (one) => isOn(one, FOR_SALE) && drawn(one).length > 1 && drawn(one).length === one.facilities?.length,
  );
  return { id: idOf(estate), facilities: drawn(estate) };
}

/** The estate of that id as the agency sent it. */
export const estateOf = (agency: AgencyId, id: string): Estate =>
  find(agency, `estate ${id}`, (estate) => idOf(estate) === id);

/** An estate with a hidden address, with the data that must not be disclosed. */
export interface HiddenEstate {
  readonly id: string;
  /** Its street in every language. */
  readonly streets: readonly string[];
  /** Coordinates of the true point in degrees, cut to four decimals: about ten metres. */
  readonly degrees: readonly string[];
}

/** An estate for sale with a hidden address, of which the source knows street, number and point. */
export function hiddenEstate(agency: AgencyId): HiddenEstate {
  const estate = find(agency, 'hidden estate', ({ general: { address, parentId, ...general } }) => {
    const known = Object.values(address?.street ?? {}).some((street) => (street ?? '').length > 6);
    const sale = Number(general.transaction?.id) === FOR_SALE;
    return sale && !parentId && address?.visible === false && known && Boolean(address.geoLocation?.lat);
  });
  const { street, geoLocation } = estate.general.address ?? {};
  return {
    id: idOf(estate),
    streets: [...new Set(Object.values(street ?? {}).flatMap((name) => name ?? []))],
    degrees: [geoLocation?.lat, geoLocation?.lon].map((degree) =>
      String(degree).slice(0, String(degree).indexOf('.') + 5),
    ),
  };
}

/** A project with its units, as tests use them. */
export interface Project {
  readonly id: string;
  readonly units: readonly {
    readonly id: string;
    readonly floor: number;
    readonly sold: boolean;
    readonly bedrooms: number;
    /** Euros; null when it is not shown. */
    readonly price: number | null;
  }[];
}

/** The first project of an agency with several floors, and with both free and sold estates. */
export function projectOf(agency: AgencyId): Project {
  const all = demoData().estates.flatMap(({ siteId, estate }) => (siteId === agency ? [estate] : []));
  const project = find(agency, 'project', (estate) => {
    const units = all.filter(({ general }) => general.parentId === estate.general.id);
    const floors = new Set(units.map(({ general }) => general.floor));
    const mixed = units.some((unit) => isOn(unit, SOLD)) && units.some((unit) => isOn(unit, FOR_SALE));
    return estate.general.project === true && floors.size > 2 && mixed;
  });
  return {
    id: idOf(project),
    units: all
      .filter(({ general }) => general.parentId === project.general.id)
      .map((unit) => ({
        id: idOf(unit),
        floor: unit.general.floor ?? 0,
        sold: isOn(unit, SOLD),
        bedrooms: unit.general.bedroomCount ?? 0,
        price: isOn(unit, SOLD) ? null : (unit.general.price?.value ?? null),
      })),
  };
}
