import type { MouseEvent } from 'react';
import { formatNumber } from '../../../domain/format/number.ts';
import type { ClusterView } from '../../../domain/views/result-map.ts';
import { clusterWidth, TARGET } from './mark-shape.ts';
import { type At, Spot } from './Spot.tsx';

interface Props {
  readonly cluster: ClusterView;
  readonly at: At;
  readonly onChoose?: (event: MouseEvent, cluster: ClusterView) => void;
}

/** Several estates on one spot of the map: their number, a link to the same search around them. */
export const ClusterMark = ({ cluster, at, onChoose }: Props) => {
  const radius = clusterWidth(cluster) / 2;
  return (
    <Spot at={at} className="result-mark result-mark--cluster">
      <a
        href={cluster.href}
        rel="nofollow"
        aria-label={cluster.label}
        onClick={onChoose && ((event) => onChoose(event, cluster))}
      >
        <circle className="result-mark__target" r={TARGET / 2} />
        <circle className="result-mark__ring" r={radius} />
        <circle className="result-mark__disc" r={radius} />
        <circle className="result-mark__inner" r={radius - 4} />
        <text>{formatNumber(cluster.count)}</text>
      </a>
    </Spot>
  );
};
