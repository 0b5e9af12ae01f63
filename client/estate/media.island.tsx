import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../dom/plain-click.ts';
import type { MediaProps } from '../ui/island-props.ts';
import { MediaCard } from '../ui/MediaCard.tsx';

/**
 * Permissions that the players of FRAME_ORIGINS need: their own scripts and storage, casting, and links to a
 * new tab (YouTube does not work in a tab that stays sandboxed). They cannot navigate the page itself.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const Frame = ({ src, title }: { readonly src: string; readonly title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed link is gone; the focus moves to the frame.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={SANDBOX}
      // YouTube plays only on pages that send a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
    />
  );
};

/** A video or virtual tour; its host receives no request before the visitor clicks. */
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
