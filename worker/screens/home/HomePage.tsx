import { CachedPart } from '#client/ui/CachedParts.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import type { Tile } from '#client/ui/pictures/tiles.ts';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { HomeView } from '#domain/views/home.ts';
import type { Translator } from '#locales/translator.ts';
import { HeroPicture } from '../../blocks/parts/HeroPicture.tsx';
import { Sections } from '../../blocks/parts/Sections.tsx';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';
import { Signer } from '../../platform/page/parts/Signer.tsx';
import { SearchPanel } from '../../search/parts/SearchPanel.tsx';

interface Props {
  readonly newest: HomeView['newest'];
  readonly t: Translator;
}

/** The latest estates; a message when they could not be loaded, nothing when there are none. */
const Newest = ({ newest, t }: Props) => {
  if (!newest.failed && newest.cards.length === 0) return null;
  const label = newest.total === null ? t('home.offer') : t.count('home.all', newest.total);
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title={t('home.newest')} link={{ label, href: newest.allHref }} />
        {newest.failed ? (
          <StatusMessage tone="warning" title={t('home.newestFailed')}>
            <p>{t('home.newestFailedHint')}</p>
          </StatusMessage>
        ) : (
          <EstateGrid cards={newest.cards} label={t('home.newest')} />
        )}
      </div>
    </section>
  );
};

/** Characters of a headline that fit on one or two lines in the largest size. */
const LONG_HEADLINE = 34;

const heroClass = ({ hero, wall, headline }: HomeView): string =>
  `hero${hero || wall.length > 0 ? '' : ' hero--plain'}${headline.length > LONG_HEADLINE ? ' hero--wordy' : ''}`;

/** Layout of a picture in the "wall" hero (`client/styles/compositions/hero/wall.css`). */
const HUNG: Tile = Object.freeze({
  name: 'hung',
  boxes: [
    { from: 68, width: '24vw', height: '52vh' },
    { from: 0, width: '46vw', shape: 1 },
  ],
} as const);

/** The title block in the corner of the "sheet" hero. */
const TitleBlock = ({ rows }: { readonly rows: HomeView['titleBlock'] }) => (
  <dl className="hero__block">
    {rows.map(({ label, text, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{href === null ? text : <a href={href}>{text}</a>}</dd>
      </div>
    ))}
  </dl>
);

/**
 * Pictures of homes around the headline; hidden from keyboard and screen readers, because the cards below
 * repeat the homes.
 */
const Wall = ({ wall }: { readonly wall: HomeView['wall'] }) => (
  <div className="hero__wall" aria-hidden="true">
    {wall.map(({ id, href, picture }) => (
      <a key={id} href={href} tabIndex={-1}>
        <Picture picture={picture} tile={HUNG} alt="" />
      </a>
    ))}
  </div>
);

/** The start page: picture and headline, search form, newest estates, and the agency's sections. */
export const HomePage = ({ view, t }: { readonly view: HomeView; readonly t: Translator }) => (
  <>
    <div className={heroClass(view)}>
      <div className="wrap hero__words">
        <h1 lang={view.headlineLang}>{view.headline}</h1>
        {view.lead ? (
          <p className="hero__lead" lang={view.leadLang}>
            {view.lead}
          </p>
        ) : null}
      </div>
      {view.hero ? (
        <HeroPicture hero={view.hero} tile={view.composition === 'wall' ? HUNG : 'start'} />
      ) : null}
      {view.wall.length === 0 ? null : <CachedPart of={Wall} wall={view.wall} />}
      <div className="wrap hero__search">
        <CachedPart of={SearchPanel} search={view.search} sentence={view.composition === 'letter'} t={t} />
        {/* The last search on this device; empty until a script fills it. */}
        <p
          className="last-search"
          data-enhance="last-search"
          data-paths={view.searchPaths.join(' ')}
          data-label={t('home.lastSearch')}
          data-forget={t('offer.clear')}
        />
      </div>
      {view.note ? <Signer signer={view.note} className="hero__note" /> : null}
      {view.titleBlock.length === 0 ? null : <TitleBlock rows={view.titleBlock} />}
    </div>
    <CachedPart of={Newest} newest={view.newest} t={t} />
    {/* Recently viewed estates on this device; empty until a script fills it. */}
    <div className="recent" data-enhance="recent" data-when="load" data-href={view.recentHref} />
    <Sections sections={view.sections} t={t} />
  </>
);
