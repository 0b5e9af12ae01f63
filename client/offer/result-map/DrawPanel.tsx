import { type Corner, faultOf, writeCorners } from '#domain/filter/drawn-area.ts';
import { kilometresBetween } from '#domain/map/distance.ts';
import type { ResultMapView } from '#domain/views/result-map.ts';
import type { DrawTexts } from '../../ui/island-props.ts';
import { fill } from '../../ui/text.ts';

interface Props {
  readonly corners: readonly Corner[];
  readonly towns: ResultMapView['towns'];
  /** The search without its places; the area is added. */
  readonly areaHref: string;
  readonly texts: DrawTexts;
  readonly onCorners: (corners: readonly Corner[]) => void;
}

/** The search in an area. */
const searchIn = (href: string, corners: readonly Corner[]): string => {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  params.set('area', writeCorners(corners));
  return `${path}?${params}`;
};

const nearest = (towns: ResultMapView['towns'], [lat, lon]: Corner): string =>
  towns
    .map((town) => ({ name: town.name, far: kilometresBetween(town, { lat, lon }) }))
    .toSorted((one, other) => one.far - other.far)[0]?.name ?? '';

/** The corners of an area as a list, so that they can be undone without seeing the map, and the search in it. */
export const DrawPanel = ({ corners, towns, areaHref, texts, onCorners }: Props) => {
  const fault = faultOf(corners);
  return (
    <div className="draw-panel">
      <p role="status">
        {fill(texts.count, { n: corners.length })}
        {corners.length > 2 && fault !== null ? ` ${texts.faults[fault]}` : ''}
      </p>
      {fault === null ? (
        <p>
          <a className="button" rel="nofollow" href={searchIn(areaHref, corners)}>
            {texts.search}
          </a>
        </p>
      ) : null}
      <ol>
        {corners.map((corner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
          <li key={at}>
            <span>{fill(texts.corner, { n: at + 1, place: nearest(towns, corner) })}</span>
            <button
              type="button"
              aria-label={fill(texts.remove, { n: at + 1 })}
              onClick={() => onCorners(corners.toSpliced(at, 1))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
