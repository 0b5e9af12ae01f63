import { MediaIsland } from '#client/ui/drawn-islands.tsx';
import { MediaCard } from '#client/ui/MediaCard.tsx';
import type { MediaView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';

interface Props {
  readonly media: readonly MediaView[];
  readonly t: Translator;
}

const texts = (one: MediaView, t: Translator) => ({
  load: t(one.kind === 'visit' ? 'estate.loadVisit' : 'estate.loadVideo'),
  notice: t(one.embedHref === null ? 'estate.mediaElsewhere' : 'estate.mediaNotice', { host: one.host }),
  open: t('estate.openMedia', { host: one.host }),
});

/** Films and tours: names the host, and loads nothing from it before the visitor asks. */
export const MediaList = ({ media, t }: Props) => (
  <ul className="media-list">
    {media.map((one) => (
      <li key={one.href}>
        {one.embedHref === null ? (
          <MediaCard media={one} texts={texts(one, t)} />
        ) : (
          <MediaIsland media={one} texts={texts(one, t)} />
        )}
      </li>
    ))}
  </ul>
);
