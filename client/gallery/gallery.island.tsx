import type { MouseEvent } from 'react';
import { isPlainClick } from '../dom/plain-click.ts';
import type { GalleryProps } from '../ui/island-props.ts';
import { Gallery } from '../ui/pictures/Gallery.tsx';

/** Pictures of an estate; a click opens the full-screen viewer, whose code loads only then. */
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
      plans={texts.plans}
      onOpen={(index: number, event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void open(index, event.currentTarget);
      }}
    />
  );
};
