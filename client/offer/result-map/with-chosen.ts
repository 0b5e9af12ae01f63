import { holds } from '#domain/map/frame.ts';
import type { Place } from '#domain/map/projection.ts';
import type { ClusterView, MarkersView } from '#domain/views/result-map.ts';

/** Estates that were chosen on the map, and the place of their mark. */
export interface Chosen extends Place {
  readonly ids: readonly string[];
}

/** The marks, of which one lists the chosen estates: a large cluster, which lists none, does when it holds them. */
export function withChosen(marks: MarkersView, { ids, ...place }: Chosen): MarkersView {
  const { markers, clusters } = marks;
  const drawn = [...markers.map(({ id }) => id), ...clusters.flatMap((cluster) => cluster.ids)];
  if (drawn.some((id) => ids.includes(id))) return marks;
  const distance = (to: Place): number => Math.hypot(to.lat - place.lat, to.lon - place.lon);
  const holder = clusters
    .filter((cluster) => cluster.ids.length === 0 && holds(cluster.bounds, place))
    .reduce<ClusterView | null>(
      (nearest, next) => (nearest !== null && distance(nearest) <= distance(next) ? nearest : next),
      null,
    );
  return {
    markers,
    clusters: clusters.map((cluster) => (cluster === holder ? { ...cluster, ids } : cluster)),
  };
}
