import type { Site } from '../wire/site.ts';
import { AGENCIES, recordsOf, siteOf } from './agencies.ts';
import type { Kind, Records } from './records.ts';

/** Records of all agencies of one kind, each with the id of its site. */
type Of<Name extends Kind> = readonly (Records[Name] & { readonly siteId: string })[];

/** All content of the agencies' folders; the keys beside `siteId` are those of the records. */
export interface DemoData {
  readonly sites: readonly Site[];
  readonly cities: Of<'city'>;
  readonly pages: Of<'page'>;
  readonly navigations: Of<'navigation'>;
  readonly entities: Of<'entity'>;
  readonly collections: Of<'collection'>;
  readonly groups: Of<'group'>;
  readonly estatePages: Of<'estatePage'>;
  readonly translations: Of<'translations'>;
  readonly agreements: Of<'agreement'>;
  readonly agendas: Of<'agenda'>;
  readonly estates: Of<'estate'>;
  readonly listings: Of<'listing'>;
  readonly rentals: Of<'rental'>;
}

const all = <Name extends Kind>(kind: Name): Of<Name> =>
  AGENCIES.flatMap((siteId) => recordsOf(siteId, kind).map((record) => ({ siteId, ...record })));

/** The demo as its files have it, on the day of the demo (`DEMO_DAY`): the data of tests. */
export const demoData = (): DemoData => ({
  sites: AGENCIES.map(siteOf),
  cities: all('city'),
  pages: all('page'),
  navigations: all('navigation'),
  entities: all('entity'),
  collections: all('collection'),
  groups: all('group'),
  estatePages: all('estatePage'),
  translations: all('translations'),
  agreements: all('agreement'),
  agendas: all('agenda'),
  estates: all('estate'),
  listings: all('listing'),
  rentals: all('rental'),
});
