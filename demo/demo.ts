import type { Estate } from '../wire/estate.ts';
import { type Agency, contactInfoOf, teamEntity } from './agencies/agency.ts';
import { ardenne } from './agencies/ardenne.ts';
import { duinzicht } from './agencies/duinzicht.ts';
import { huisHaard } from './agencies/huis-haard.ts';
import { busyAgendaOf } from './agencies/taken-times.ts';
import { hashText } from './basics/rng.ts';
import type { DemoData } from './data/demo-data.ts';
import { shownPictures } from './data/shown-pictures.ts';
import type { DemoEstate } from './estates/demo-estate.ts';
import { estateOf } from './estates/document/estate-document.ts';
import { estatesOf } from './estates/mix.ts';
import { projectsOf } from './estates/projects/projects.ts';
import { withListingQuirks, withQuirks } from './estates/quirks/apply.ts';
import { SHOWCASE } from './estates/showcase.ts';
import { isSecondSource, secondSourceEstate } from './estates/skarabee/listing.ts';
import { withdrawnEstates } from './estates/withdrawn.ts';
import { AGREEMENTS } from './rentals/agreements.ts';
import { rentals } from './rentals/rentals.ts';
import { ICON_NAMES, iconSvg } from './vocabulary/icons.ts';

/** The three agencies of the demo. */
export const AGENCIES: readonly Agency[] = [duinzicht, huisHaard, ardenne];

type EstateRecord = DemoData['estates'][number];
type ListingRecord = DemoData['listings'][number];

/** An agency's estates by source, and the unusual ones among them. */
interface Stock {
  readonly estates: readonly EstateRecord[];
  readonly listings: readonly ListingRecord[];
  readonly odd: ReadonlySet<string>;
}

const collectionsOf = ({ general }: Estate): string[] => [
  ...(general.project === true || general.parentId ? ['new-build'] : []),
  ...(general.sticker?.id === 14 ? ['exclusive'] : []),
];

function stockOf(agency: Agency): Stock {
  const { id: siteId, locales } = agency.site;
  const estates = estatesOf(agency);
  const kept = (SHOWCASE[siteId] ?? []).length;
  const isFirst = (estate: DemoEstate, index: number) => index < kept || !isSecondSource(estate);
  const first = estates.filter(isFirst).map((estate) => estateOf(estate, locales));
  const second = estates
    .filter((estate, index) => !isFirst(estate, index))
    .map((estate) => secondSourceEstate(estate, locales));
  const quirky = withQuirks(siteId, first, kept);
  const listed = second.length > 0 ? withListingQuirks(second) : { estates: [], odd: new Set<string>() };
  return {
    estates: [
      ...[...quirky.estates, ...projectsOf(agency)].map((estate) => ({
        siteId,
        estate,
        collections: collectionsOf(estate),
      })),
      ...withdrawnEstates(agency),
    ],
    listings: listed.estates.map((estate) => ({ siteId, ...estate })),
    odd: new Set([...quirky.odd, ...listed.odd]),
  };
}

function contactsOf(agency: Agency, ids: readonly string[]): DemoData['contactInfos'] {
  return ids.flatMap((estateId) => {
    const hash = hashText(`contact:${estateId}`);
    const person = agency.team[hash % agency.team.length];
    // The agency's rules assign most homes; one in twelve has a fixed agent.
    if (person === undefined || hash % 12 > 0) return [];
    return [{ siteId: agency.site.id, estateId, contactInfo: contactInfoOf(person) }];
  });
}

/** Ids and guids of estates with an unusual look; at least four in five look normal. */
export const oddEstates = (): Set<string> => new Set(AGENCIES.flatMap((agency) => [...stockOf(agency).odd]));

/**
 * All data of the demo: pure, with the same bytes at every call. 600 standalone estates and projects from
 * both sources, plus the projects' units.
 */
export function demoData(): DemoData {
  const stocks = AGENCIES.map((agency) => ({ agency, ...stockOf(agency) }));
  const contactInfos = stocks.flatMap(({ agency, estates, listings }) => [
    ...contactsOf(
      agency,
      estates.map(({ estate }) => String(estate.general.id)),
    ),
    ...contactsOf(
      agency,
      listings.map(({ listing }) => listing.guid),
    ),
  ]);
  const documents = {
    sites: AGENCIES.map(({ site }) => site),
    navigations: AGENCIES.flatMap(({ site, navigations }) =>
      navigations.map((navigation) => ({ siteId: site.id, navigation })),
    ),
    pages: AGENCIES.flatMap(({ site, pages }) =>
      pages.map((page) => ({ siteId: site.id, page: { ...page, sections: [...page.sections] } })),
    ),
    entities: AGENCIES.flatMap(({ site, team, content }) =>
      [teamEntity(team), ...content.entities].map((entity) => ({ siteId: site.id, ...entity })),
    ),
    collections: AGENCIES.flatMap(({ site, content }) =>
      content.collections.map((collection) => ({ siteId: site.id, collection })),
    ),
    groups: AGENCIES.flatMap(({ site, content }) =>
      content.groups.map((group) => ({ siteId: site.id, ...group })),
    ),
    estatePages: AGENCIES.flatMap(({ site, content }) =>
      content.estatePages.map(({ page, ...at }) => ({
        siteId: site.id,
        ...at,
        page: { ...page, sections: [...page.sections] },
      })),
    ),
    translations: AGENCIES.flatMap(({ site, translations }) =>
      site.locales.flatMap((locale) => {
        const texts = translations[locale];
        return texts ? [{ siteId: site.id, locale, texts }] : [];
      }),
    ),
    estates: stocks.flatMap(({ estates }) => estates),
    listings: stocks.flatMap(({ listings }) => listings),
    contactInfos,
    agendas: AGENCIES.map((agency) => ({ siteId: agency.site.id, agenda: busyAgendaOf(agency) })),
    rentalUnits: rentals().map((rental) => ({ siteId: duinzicht.site.id, ...rental })),
    agreements: AGREEMENTS.map((agreement) => ({ siteId: duinzicht.site.id, agreement })),
    cities: AGENCIES.flatMap(({ site, places }) =>
      places.map(({ id, zip, name, alias, lat, lon }) => ({
        siteId: site.id,
        id,
        zip,
        name,
        alias: alias ?? {},
        lat,
        lon,
      })),
    ),
    icons: AGENCIES.flatMap(({ site }) =>
      ICON_NAMES.map((name) => ({ siteId: site.id, name, svg: iconSvg(name) })),
    ),
  };
  return { ...documents, assets: shownPictures(documents) };
}
