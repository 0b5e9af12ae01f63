import type { RedirectTarget } from '#wire/redirect.ts';
import type { SiteIndex } from '../redirects/site-index.ts';

/** Homes of which addresses are made. */
const HOMES = 100;

/** Five addresses of a former website for each of a hundred homes, as several systems wrote them, with their targets. */
export const madeAddresses = ({ homes }: Pick<SiteIndex, 'homes'>) =>
  homes.slice(0, HOMES).flatMap(
    ({ id, reference, places }) =>
      [
        [`/fr/bien/${id}/x`, { locale: 'fr', home: id }],
        [`/index.php?id=${id}&utm_source=a`, { locale: 'nl', home: id }],
        [`/Pand.aspx?PandID=${id}&TaalID=2`, { locale: 'fr', home: id }],
        [`/pand/iets-${(reference ?? id).toLowerCase()}/`, { locale: 'nl', home: id }],
        [`/pand/te-koop-${(places[0] ?? id).replaceAll(' ', '-')}`, { locale: 'nl', home: id }],
      ] as const satisfies readonly (readonly [string, RedirectTarget])[],
  );
