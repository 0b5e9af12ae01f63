import { appointmentStatement } from '../../content-service/appointments/statements.ts';
import {
  agendaStatements,
  agreementStatements,
  assetStatements,
  blockedStayStatements,
  cityStatements,
  collectionStatements,
  contactInfoStatements,
  entityStatements,
  estatePageStatements,
  estateStatements,
  groupStatements,
  navigationStatements,
  pageStatements,
  rentalUnitStatements,
  type Statement,
  siteStatements,
  translationStatements,
} from '../../content-service/intake/index.ts';
import { listingStatements } from '../../content-service/intake/sources/second.ts';
import { REFERENCE_DATE } from '../basics/reference-date.ts';
import type { DemoData } from '../data/demo-data.ts';
import { iconFile } from './icon-files.ts';
import { merged } from './merge.ts';
import type { PictureFile } from './picture-files.ts';

/** Rows of an earlier load must not outlive it; children before the sites they refer to. */
const TABLES = [
  'appointments',
  'agendas',
  'estate_pages',
  'estate_group_members',
  'estate_groups',
  'collections',
  'entity_items',
  'entities',
  'estate_collections',
  'contact_infos',
  'source_listings',
  'estate_documents',
  'estates',
  'agreements',
  'stays',
  'rental_units',
  'city_words',
  'cities',
  'assets',
  'translations',
  'pages',
  'navigations',
  'hostnames',
  'sites',
] as const;

/** Empties the demo's tables. */
export const clearStatements = (): Statement[] =>
  TABLES.map((table) => ({ sql: `DELETE FROM ${table}`, params: [] }));

/** Everything but the pictures' bytes for emptied tables, in an order in which references hold. */
export function documentStatements(data: DemoData, pictures: readonly PictureFile[]): Statement[] {
  const statements = [
    ...data.sites.flatMap(siteStatements),
    ...data.navigations.flatMap(({ siteId, navigation }) => navigationStatements(siteId, navigation)),
    ...data.pages.flatMap(({ siteId, page }) => pageStatements(siteId, page)),
    ...data.entities.flatMap(({ siteId, entity, items }) => entityStatements(siteId, entity, items)),
    ...data.collections.flatMap(({ siteId, collection }) => collectionStatements(siteId, collection)),
    ...data.groups.flatMap(({ siteId, group, estateIds }) => groupStatements(siteId, group, estateIds)),
    ...data.estatePages.flatMap(({ siteId, estateId, name, page }) =>
      estatePageStatements(siteId, estateId, name, page),
    ),
    ...data.translations.flatMap(({ siteId, locale, texts }) => translationStatements(siteId, locale, texts)),
    ...data.cities.flatMap(({ siteId, ...city }) => cityStatements(siteId, city)),
    ...data.estates.flatMap(({ siteId, estate, collections, withdrawnAt }) =>
      estateStatements(siteId, estate, { collections, withdrawnAt }),
    ),
    ...data.listings.flatMap(({ siteId, listing, summary }) => listingStatements(siteId, listing, summary)),
    ...data.contactInfos.flatMap(({ siteId, estateId, contactInfo }) =>
      contactInfoStatements(siteId, estateId, contactInfo),
    ),
    ...data.agendas.flatMap(({ siteId, agenda }) => agendaStatements(siteId, agenda)),
    ...data.appointments.map((appointment) => appointmentStatement(appointment, new Date(REFERENCE_DATE))),
    ...data.rentalUnits.flatMap(({ siteId, unit, rates, withdrawnAt }) =>
      rentalUnitStatements(siteId, unit, { rates, withdrawnAt }),
    ),
    ...data.rentalUnits.flatMap(({ siteId, unit, taken }) =>
      taken.flatMap(([from, to]) =>
        blockedStayStatements(siteId, {
          id: `${unit.id}-${from}`,
          unitId: String(unit.id),
          from,
          to,
          at: new Date(REFERENCE_DATE).toISOString(),
        }),
      ),
    ),
    ...data.agreements.flatMap(({ siteId, agreement }) => agreementStatements(siteId, agreement)),
    ...data.assets.flatMap(({ siteId, name, widths, shared }) =>
      pictures
        .filter(
          (picture) =>
            (shared && picture.name === `${name}-social`) ||
            (picture.name === name && widths.includes(Number(picture.version.slice(1)))),
        )
        .flatMap((picture) => assetStatements(siteId, { ...picture, bytes: picture.bytes.byteLength })),
    ),
    ...data.icons.flatMap((icon) => {
      const file = iconFile(icon);
      return assetStatements(icon.siteId, { ...file, bytes: file.bytes.byteLength });
    }),
  ];
  // The tables were just emptied: what an import would first clear away is not there.
  return merged(statements.filter(({ sql }) => !sql.startsWith('DELETE')));
}
