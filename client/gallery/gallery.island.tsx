import type { MouseEvent } from 'react';
import { Gallery } from '../components/Gallery.tsx';
import type { GalleryProps } from '../island-props.ts';
import { isPlainClick } from '../islands/replay.ts';

/** Pictures of an estate; a click opens them over the whole screen, and only then is the viewer loaded. */
export const GalleryIsland = ({ pictures, texts }: GalleryProps) => {
  const open = async (index: number, link: HTMLAnchorElement): Promise<void> => {
    try {
      const { openViewer } = await import('./viewer.ts');
      openViewer(pictures, index, texts);
    } catch (error) {
      console.error('The viewer could not be loaded; the picture itself opens.', error);
      location.assign(link.href);
    }
  };
  return (
    <Gallery
      pictures={pictures}
      label={texts.label}
      onOpen={(index: number, event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void open(index, event.currentTarget);
      }}
    />
  );
};
