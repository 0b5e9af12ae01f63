import { type ComponentType, useState } from 'react';
import type { MapProps } from '../ui/island-props.ts';
import { MapNote } from '../ui/MapNote.tsx';

type Stage = 'closed' | 'loading' | 'failed';

/** Switches from the drawn map to the live one; its code and tiles load only when the visitor asks. */
export const MapIsland = (props: MapProps) => {
  const { texts } = props;
  const [stage, setStage] = useState<Stage>('closed');
  const [live, setLive] = useState<{ readonly Map: ComponentType<MapProps> } | null>(null);
  if (live !== null) return <live.Map {...props} />;
  const load = async (): Promise<void> => {
    if (stage === 'loading') return;
    setStage('loading');
    try {
      const { LiveMap } = await import('./LiveMap.tsx');
      setLive({ Map: LiveMap });
    } catch (error) {
      console.error('The map could not be loaded.', error);
      setStage('failed');
    }
  };
  const notes: Readonly<Record<Stage, string>> = {
    closed: texts.note,
    loading: texts.loading,
    failed: texts.failed,
  };
  return <MapNote note={notes[stage]} load={texts.load} state={stage} onLoad={() => void load()} />;
};
