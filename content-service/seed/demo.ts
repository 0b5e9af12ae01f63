import type { Estate } from '../../worker/content/schemas/estate.ts';
import { type Agency, contactInfoOf } from './agencies/agency.ts';
import { ardenne } from './agencies/ardenne.ts';
import { duinzicht } from './agencies/duinzicht.ts';
import { huisHaard } from './agencies/huis-haard.ts';
import { estateOf } from './estate-document.ts';
import { homesOf } from './mix.ts';
import { SCENES, type Scene, sizeOf, widthsOf } from './pictures.ts';
import { projectsOf } from './projects/projects.ts';
import { rentalUnits } from './rentals/rentals.ts';
import { hashText } from './rng.ts';
import type { DemoData } from './types.ts';

/** The three agencies of the demo. */
export const AGENCIES: readonly Agency[] = [duinzicht, huisHaard, ardenne];

const contactFor = (agency: Agency, estate: Estate) => {
  const person = agency.team[hashText(`contact:${estate.general.id}`) % agency.team.length];
  return person
    ? [{ siteId: agency.site.id, estateId: String(estate.general.id), contactInfo: contactInfoOf(person) }]
    : [];
};

/** The whole demo: pure, and the same bytes at every call. */
export function demoData(): DemoData {
  const estates = AGENCIES.flatMap((agency) =>
    [...homesOf(agency).map((home) => estateOf(home, agency.site.locales)), ...projectsOf(agency)].map(
      (estate) => ({
        siteId: agency.site.id,
        estate,
      }),
    ),
  );
  return {
    sites: AGENCIES.map(({ site }) => site),
    navigations: AGENCIES.flatMap(({ site, navigations }) =>
      navigations.map((navigation) => ({ siteId: site.id, navigation })),
    ),
    pages: AGENCIES.flatMap(({ site, pages }) =>
      pages.map((page) => ({ siteId: site.id, page: { ...page, sections: [...page.sections] } })),
    ),
    translations: AGENCIES.flatMap(({ site, translations }) =>
      site.locales.flatMap((locale) => {
        const texts = translations[locale];
        return texts ? [{ siteId: site.id, locale, texts }] : [];
      }),
    ),
    estates,
    listings: [],
    contactInfos: AGENCIES.flatMap((agency) =>
      estates
        .filter(({ siteId }) => siteId === agency.site.id)
        .flatMap(({ estate }) => contactFor(agency, estate)),
    ),
    rentalUnits: rentalUnits().map((unit) => ({ siteId: duinzicht.site.id, unit })),
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
    assets: AGENCIES.flatMap(({ site }) =>
      (Object.keys(SCENES) as Scene[]).map((name) => ({
        siteId: site.id,
        name,
        ...sizeOf(name),
        widths: widthsOf(name),
      })),
    ),
  };
}
