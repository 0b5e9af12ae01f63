import { useEffect, useRef, useState } from 'react';
import type { MapSize } from '../../../domain/map/frame.ts';
import type { ResultMapProps } from '../../ui/island-props.ts';
import { ResultMapFrame } from '../../ui/result-map/ResultMapFrame.tsx';
import { LiveResultMap } from './LiveResultMap.tsx';

/** The map of results: first as the server drew it, then live once its size on this screen is known. */
export const ResultMapIsland = (props: ResultMapProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="result-map__box">
      {size === null ? <ResultMapFrame {...props} /> : <LiveResultMap {...props} size={size} />}
    </div>
  );
};
