import { Kept } from '../../../client/ui/Kept.tsx';
import type { HomeNoteView, HomeView } from '../../../domain/views/home.ts';
import type { Translator } from '../../../locales/translator.ts';
import { HeroPicture } from '../../blocks/parts/HeroPicture.tsx';
import { Sections } from '../../blocks/parts/Sections.tsx';
import { SearchPanel } from '../../search/parts/SearchPanel.tsx';
import { Newest } from './Newest.tsx';

/** Characters of a headline that a line or two of the largest letters hold. */
const LONG_HEADLINE = 34;

const heroClass = ({ hero, headline }: HomeView): string =>
  `hero${hero ? '' : ' hero--plain'}${headline.length > LONG_HEADLINE ? ' hero--wordy' : ''}`;

/** Who signs a letter, and the number to call. */
const Note = ({ note }: { readonly note: HomeNoteView }) => (
  <div className="hero__note">
    {note.portrait ? <img src={note.portrait} alt="" width={64} height={64} /> : null}
    <p>
      <b>{note.name}</b>
      {note.role ? <span lang={note.roleLang}>{note.role}</span> : null}
      <a href={note.phone.href}>{note.phone.text}</a>
    </p>
  </div>
);

/** First screen of a site: its picture and words, the search box, the newest estates, its own sections. */
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
      {view.hero ? <HeroPicture hero={view.hero} tile="start" /> : null}
      <div className="wrap hero__search">
        <Kept of={SearchPanel} search={view.search} sentence={view.composition === 'letter'} t={t} />
        {/* The last search made on this device: nothing until the browser has told which. */}
        <p
          className="last-search"
          data-enhance="last-search"
          data-paths={view.searchPaths.join(' ')}
          data-label={t('home.lastSearch')}
          data-forget={t('offer.clear')}
        />
      </div>
      {view.note ? <Note note={view.note} /> : null}
    </div>
    <Newest newest={view.newest} t={t} />
    {/* Estates looked at on this device: nothing until the browser has told which. */}
    <div className="recent" data-enhance="recent" data-when="load" data-href={view.recentHref} />
    <Sections sections={view.sections} t={t} />
  </>
);
