import { nightCount } from '#domain/stays/day.ts';
import type { SellerPage } from '#wire/seller.ts';
import type { HomeFacts } from './homes.ts';

/** Most homes beside the seller's own. */
const MOST = 4;
/** How far a like home may be, in kilometres, where it is not in the same municipality. */
const NEAR_KM = 10;
/** Kilometres of a degree of latitude. */
const KM_A_DEGREE = 111.3;

const kilometres = (one: HomeFacts['point'], other: HomeFacts['point']): number => {
  if (one === null || other === null) return Number.POSITIVE_INFINITY;
  const north = (one.lat - other.lat) * KM_A_DEGREE;
  const east = (one.lon - other.lon) * KM_A_DEGREE * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
};

/** The seller's own home among the like ones near by, the dearest first; empty where there is none. */
export function nearest(
  own: HomeFacts,
  like: readonly HomeFacts[],
  today: string,
  since: string,
): SellerPage['like'] {
  const near = like
    .filter(
      ({ city, point }) => (city !== null && city === own.city) || kilometres(own.point, point) <= NEAR_KM,
    )
    .slice(0, MOST);
  if (near.length === 0) return [];
  return [own, ...near]
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
    .map((home) => {
      const isOwn = home === own;
      const from = isOwn ? since : home.since;
      return {
        place: isOwn ? null : home.publicPlace,
        own: isOwn,
        area: home.area,
        bedrooms: home.bedrooms,
        price: home.price,
        state: home.state,
        days: home.state === 'gone' || from === null ? null : nightCount(from, today),
      };
    });
}
