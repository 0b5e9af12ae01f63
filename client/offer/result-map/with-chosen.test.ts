import { expect, it } from 'vitest';
import type { ClusterView, MarkersView } from '#domain/views/result-map.ts';
import { withChosen } from './with-chosen.ts';

const cluster = (lat: number, ids: readonly string[] = []): ClusterView => ({
  lat,
  lon: 4,
  count: 20,
  text: '20',
  beside: [],
  label: '20',
  bounds: { south: lat - 1, west: 3, north: lat + 1, east: 5 },
  ids,
  href: '/',
});
const chosen = { ids: ['7'], lat: 50.4, lon: 4 };
const idsOf = (clusters: readonly ClusterView[], markers: MarkersView['markers'] = []) =>
  withChosen({ markers, clusters }, chosen).clusters.map(({ ids }) => ids);

it('lists the chosen estates in the nearest large cluster around them', () => {
  expect(idsOf([cluster(51), cluster(50), cluster(53)])).toEqual([[], ['7'], []]);
});

it('does not list them elsewhere if their own mark or cluster is drawn, or none is near', () => {
  expect(idsOf([cluster(50), cluster(51, ['6', '7'])])).toEqual([[], ['6', '7']]);
  expect(idsOf([cluster(53)])).toEqual([[]]);
  const own = { id: '7' } as MarkersView['markers'][number];
  expect(idsOf([cluster(50)], [own])).toEqual([[]]);
});
