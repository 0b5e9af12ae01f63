import { useCallback, useState } from 'react';
import type { MapSize } from '#domain/map/frame.ts';
import type { ResultMapProps } from '../../ui/island-props.ts';
import { ResultMapFrame } from '../../ui/result-map/ResultMapFrame.tsx';
import { LiveResultMap } from './LiveResultMap.tsx';

/** The map of results: first as the server drew it, then live once its size on this screen is known. */
export const ResultMapIsland = (props: ResultMapProps) => {
  const [size, setSize] = useState<MapSize | null>(null);
  const measure = useCallback((box: HTMLElement | null) => {
    if (box === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  if (size !== null) return <LiveResultMap {...props} size={size} box={measure} />;
  return (
    <div ref={measure} className="result-map__box">
      <ResultMapFrame {...props} />
    </div>
  );
};
