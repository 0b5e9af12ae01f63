import { Kept } from '../../../client/ui/Kept.tsx';
import type { HomeView } from '../../../domain/views/home.ts';
import type { Translator } from '../../../locales/translator.ts';
import { HeroPicture } from '../../blocks/parts/HeroPicture.tsx';
import { Sections } from '../../blocks/parts/Sections.tsx';
import { SearchPanel } from '../../search/parts/SearchPanel.tsx';
import { Newest } from './Newest.tsx';

/** First screen of a site: its picture and words, the search box, the newest estates, its own sections. */
export const HomePage = ({ view, t }: { readonly view: HomeView; readonly t: Translator }) => (
  <>
    <div className={view.hero ? 'hero' : 'hero hero--plain'}>
      <div className="wrap hero__words">
        <h1 lang={view.headlineLang}>{view.headline}</h1>
        {view.lead ? (
          <p className="hero__lead" lang={view.leadLang}>
            {view.lead}
          </p>
        ) : null}
      </div>
      {view.hero ? <HeroPicture hero={view.hero} tile="start" /> : null}
      <div className="wrap hero__search">
        <Kept of={SearchPanel} search={view.search} t={t} />
        {/* The last search made on this device: nothing until the browser has told which. */}
        <p
          className="last-search"
          data-enhance="last-search"
          data-paths={view.searchPaths.join(' ')}
          data-label={t('home.lastSearch')}
          data-forget={t('offer.clear')}
        />
      </div>
    </div>
    <Newest newest={view.newest} t={t} />
    {/* Estates looked at on this device: nothing until the browser has told which. */}
    <div className="recent" data-enhance="recent" data-when="load" data-href={view.recentHref} />
    <Sections sections={view.sections} t={t} />
  </>
);
