/** The demo's entry point for scripts and tests; `scripts/load-demo.ts` loads it into a local database. */
import { AGENCIES, recordsOf, siteOf } from './agencies.ts';
import type { Kind, Records } from './records.ts';

export { DEMO_DAY } from './moved.ts';

/** Records of all agencies of one kind, each with the id of its site. */
type Of<Name extends Kind> = readonly (Records[Name] & { readonly siteId: string })[];

const all = <Name extends Kind>(kind: Name): Of<Name> =>
  AGENCIES.flatMap((siteId) => recordsOf(siteId, kind).map((record) => ({ siteId, ...record })));

/**
 * All content of the agencies' folders as the files have it, true on `DEMO_DAY`: the data of tests. The keys beside
 * `siteId` are those of the records.
 */
export const demoData = () => ({
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
