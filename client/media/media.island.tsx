import { useEffect, useRef, useState } from 'react';
import { MediaCard } from '../components/MediaCard.tsx';
import type { MediaProps } from '../island-props.ts';
import { isPlainClick } from '../islands/replay.ts';

const Frame = ({ src, title }: { readonly src: string; readonly title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // The link that asked for it is gone; whoever pressed it goes on from here.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
    />
  );
};

/** A film or tour: its host hears nothing of the visitor before the click that asks for it. */
export const MediaIsland = ({ media, texts }: MediaProps) => {
  const [open, setOpen] = useState(false);
  return (
    <MediaCard
      media={media}
      texts={texts}
      onLoad={(event) => {
        if (media.embedHref === null || !isPlainClick(event)) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      {open && media.embedHref !== null ? <Frame src={media.embedHref} title={media.label} /> : null}
    </MediaCard>
  );
};
