import type { MouseEvent } from 'react';
import type { ClusterView } from '#domain/views/result-map.ts';
import { clusterWidth, MARK_HEIGHT, TARGET } from './mark-shape.ts';
import { type At, Spot } from './Spot.tsx';

interface Props {
  readonly cluster: ClusterView;
  readonly at: At;
  readonly onChoose?: (event: MouseEvent, cluster: ClusterView) => void;
}

/**
 * Several estates in one spot of the map: their town and number, as a link to the same search around them.
 */
export const ClusterMark = ({ cluster, at, onChoose }: Props) => {
  const width = clusterWidth(cluster);
  const pill = { x: -width / 2, y: -MARK_HEIGHT / 2, width, height: MARK_HEIGHT, rx: MARK_HEIGHT / 2 };
  return (
    <Spot at={at} className="result-mark result-mark--cluster" mark={cluster.ids.join(' ') || undefined}>
      <a
        href={cluster.href}
        rel="nofollow"
        aria-label={cluster.label}
        onClick={onChoose && ((event) => onChoose(event, cluster))}
      >
        <rect className="result-mark__target" {...pill} y={-TARGET / 2} height={TARGET} />
        <rect className="result-mark__ring" {...pill} />
        <rect className="result-mark__disc" {...pill} />
        <text>{cluster.text}</text>
      </a>
    </Spot>
  );
};
