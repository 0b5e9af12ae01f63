import { demoData } from '#demo/index.ts';
import type { Locale } from '#domain/locale.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { createTranslator } from '#locales/translator.ts';
import type { Estate } from '#wire/estate.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { canonicalPath } from '#worker/estate/links/estate-link.ts';
import { toEstatePage } from '#worker/estate/sources/first/page.ts';
import { toSkarabeePage } from '#worker/estate/sources/second/page.ts';
import { listingPath } from '#worker/estate/sources/second/path.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';

/** One estate of the demo, and its page view in a language. */
export interface PageCase {
  readonly name: string;
  readonly siteId: string;
  view(context: ViewContext): EstatePageView;
}

const data = demoData();

const siteOf = (siteId: string) => {
  const site = data.sites.find(({ id }) => id === siteId);
  if (site === undefined) throw new Error(`the demo has no site ${siteId}`);
  return site;
};

/** The context of a page; also in languages that the agency does not offer, to check their texts. */
export const contextOf = (siteId: string, locale: Locale): ViewContext => ({
  site: siteOf(siteId),
  locale,
  t: createTranslator(locale),
  origin: `https://${siteId}.example`,
  today: '2026-11-21',
  allowsHost: () => 'passed',
});

const idOf = ({ general }: Estate): string => String(general.id);
/** An estate with its units, as a page gets it. */
export const withUnits = (estate: Estate): Estate => ({
  ...estate,
  general: {
    ...estate.general,
    children: data.estates
      .filter(({ estate: unit }) => String(unit.general.parentId ?? '') === idOf(estate))
      .map(({ estate: unit }) => unit),
  },
});

function estateCase(name: string, fits: (estate: Estate, siteId: string) => boolean): PageCase {
  const found = data.estates.find(({ estate, siteId }) => !estate.guid && fits(estate, siteId));
  if (found === undefined) throw new Error(`the demo has no estate for the case "${name}"`);
  const { siteId } = found;
  const estate = withUnits(found.estate);
  const parent = data.estates.find(
    ({ estate: other }) => idOf(other) === String(estate.general.parentId ?? ''),
  );
  const project = parent === undefined ? null : withUnits(parent.estate);
  return {
    name,
    siteId,
    view: (context) =>
      toEstatePage(estate, project, { path: canonicalPath(estate, project, context), person: null }, context),
  };
}

function listingCase(name: string, fits: (listing: SkarabeeListing) => boolean): PageCase {
  const found = data.listings.find(({ listing }) => fits(listing));
  if (found === undefined) throw new Error(`the demo has no listing for the case "${name}"`);
  const { siteId, listing } = found;
  return {
    name,
    siteId,
    view: (context) =>
      toSkarabeePage(listing, { path: listingPath(listing, context), person: null }, context),
  };
}

const ofType = (headType: number) => (estate: Estate) =>
  Number(estate.general.headType?.id) === headType && !estate.general.parentId;
const ofTransaction = (id: number) => (estate: Estate) => Number(estate.general.transaction?.id) === id;
const regionIs = (region: string) => (estate: Estate) =>
  (estate.general.address?.region ?? '').toLowerCase().startsWith(region);

const HEAD_TYPES = {
  apartment: 1,
  land: 2,
  house: 3,
  commercial: 4,
  garage: 5,
  industrial: 6,
  other: 8,
  project: 9,
  office: 10,
} as const;

const LISTING_TYPES = ['APARTMENT', 'PLOT', 'COMMERCIAL', 'GARAGE'] as const;

/**
 * One estate of each kind and source, and the states that change a page most. An archived one of the first source is a
 * holiday home; houses of the second are sold, let, archived and abroad.
 */
export const PAGE_CASES: readonly PageCase[] = [
  ...Object.entries(HEAD_TYPES).map(([name, id]) => estateCase(name, ofType(id))),
  estateCase('unit of a project', (estate) => Boolean(estate.general.parentId)),
  estateCase('to rent', (estate) => ofType(1)(estate) && ofTransaction(2)(estate)),
  estateCase('sold', (estate) => ofType(3)(estate) && ofTransaction(5)(estate)),
  estateCase('takeover', (estate) => ofTransaction(10)(estate)),
  estateCase('hidden address', (estate) => ofType(3)(estate) && estate.general.address?.visible === false),
  estateCase('walloon house', (estate) => ofType(3)(estate) && regionIs('wal')(estate)),
  estateCase('brussels house', (estate) => ofType(3)(estate) && regionIs('bru')(estate)),
  estateCase('archived', (estate) => ofTransaction(1)(estate) && estate.general.archived === true),
  estateCase('energy of its building', ({ energy }) => energy?.shared != null && energy.epcValue === null),
  ...LISTING_TYPES.map((type) =>
    listingCase(`second source ${type.toLowerCase()}`, (listing) => listing.type === type),
  ),
  listingCase('second source sold', ({ status }) => status === 'SOLD'),
  listingCase('second source let', ({ status }) => status === 'RENTED'),
  listingCase('second source archived', ({ status, archived }) => status === 'FOR_SALE' && archived === true),
  listingCase('second source abroad', ({ geo }) => geo?.address?.country === 'LU'),
];
