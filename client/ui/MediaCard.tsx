import type { MouseEventHandler, ReactNode } from 'react';
import type { MediaView } from '#domain/views/estate-page.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly media: MediaView;
  readonly texts: {
    /** Label of the button: "Bekijk de video". */
    readonly load: string;
    /** Names the source before anything loads: "De video komt van youtube.com." */
    readonly notice: string;
    /** Label of the link: "Openen op youtube.com". */
    readonly open: string;
  };
  /** The frame, once the visitor has asked for it. */
  readonly children?: ReactNode;
  readonly onLoad?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * A video or virtual tour that loads nothing until the visitor asks; without script a link to its own page.
 */
export const MediaCard = ({ media, texts, children, onLoad }: Props) => (
  <figure className="media-card">
    {children ? (
      <div className="media-card__frame">{children}</div>
    ) : (
      <a className="media-card__load" href={media.href} rel="noopener noreferrer" onClick={onLoad}>
        <Icon name={media.kind === 'visit' ? 'visit' : 'play'} />
        <span>{media.embedHref === null ? texts.open : texts.load}</span>
      </a>
    )}
    <figcaption className="media-card__caption">
      <b>{media.label}</b>
      <span>{texts.notice}</span>
      {media.embedHref === null ? null : (
        <a href={media.href} rel="noopener noreferrer">
          {texts.open}
        </a>
      )}
    </figcaption>
  </figure>
);
