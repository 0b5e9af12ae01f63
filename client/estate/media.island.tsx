import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../dom/plain-click.ts';
import type { MediaProps } from '../ui/island-props.ts';
import { MediaCard } from '../ui/MediaCard.tsx';

/**
 * What the players of FRAME_ORIGINS need, and no way to lead the page itself elsewhere: their own scripts and
 * storage, casting, and their links to a tab of its own, where YouTube answers nothing inside a sandbox.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const Frame = ({ src, title }: { readonly src: string; readonly title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // The link that asked for it is gone; whoever pressed it goes on from here.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={SANDBOX}
      // YouTube plays for pages alone that say who they are.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
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
