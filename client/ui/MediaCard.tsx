import type { MouseEventHandler, ReactNode } from 'react';
import type { MediaView } from '../../domain/views/estate-page.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly media: MediaView;
  readonly texts: {
    /** "Bekijk de video". */
    readonly load: string;
    /** Says where it comes from before anything is loaded: "De video komt van youtube.com." */
    readonly notice: string;
    /** "Openen op youtube.com". */
    readonly open: string;
  };
  /** The frame itself, once the visitor has asked for it. */
  readonly children?: ReactNode;
  readonly onLoad?: MouseEventHandler<HTMLAnchorElement>;
}

/** A film or tour that nothing is loaded of until it is asked for; without script a link to its own page. */
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
