import { CachedPart } from '#client/ui/CachedParts.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { IconName } from '#client/ui/icon-paths.ts';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { ViewMode } from '#domain/filter/filter.ts';
import type { OfferView, WayView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';
import { ListMenu } from '../../results/ListMenu.tsx';
import { OfflineTemplate } from '../../results/OfflineTemplate.tsx';
import { Chips } from '../../search/parts/Chips.tsx';
import { PlacesMeant } from '../../search/parts/PlacesMeant.tsx';
import { SearchForm } from '../../search/parts/SearchForm.tsx';
import { Sentence, SentenceField } from '../../search/parts/Sentence.tsx';
import { OfferResults } from './OfferResults.tsx';

const ICONS: Readonly<Record<ViewMode, IconName>> = { grid: 'grid', list: 'list', map: 'map' };
const iconOf = (value: string): IconName => (value === 'list' || value === 'map' ? ICONS[value] : ICONS.grid);

/** Grid, list or map: three links, one of which is current. */
const ViewSwitch = ({ label, views }: { readonly label: string; readonly views: readonly WayView[] }) => (
  <ul className="view-switch" aria-label={label}>
    {views.map((view) => (
      <li key={view.value}>
        <a href={view.href} rel="nofollow" aria-current={view.current ? 'true' : undefined}>
          <Icon name={iconOf(view.value)} small />
          <span>{view.label}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** On phones: button from the list to the map and back. Its region also exists without results. */
const OtherView = ({ view: { results, views } }: { readonly view: OfferView }) => {
  const map = views.find(({ value }) => value === 'map');
  const other = map?.current ? views[0] : map;
  return (
    <div className="action-bar__view" data-part="other-view">
      {results.kind !== 'found' || other === undefined ? null : (
        <a className="button button--line" href={other.href} rel="nofollow">
          <Icon name={other === map ? 'map' : 'grid'} />
          {other.label}
        </a>
      )}
    </div>
  );
};

type WaysProps = Pick<OfferView, 'sort' | 'groupings' | 'views'> & { readonly t: Translator };

const Ways = ({ sort, groupings, views, t }: WaysProps) => (
  <div className="list-tools">
    <div className="list-menus">
      <ListMenu label={t('offer.sort')} options={sort} icon="sort" />
      <ListMenu label={t('offer.group')} options={groupings} icon="group" />
    </div>
    <ViewSwitch label={t('offer.view')} views={views} />
  </div>
);

/** Heading with number and place of the results, and the view options; those only with results. */
const OfferHead = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => (
  <div className="page-head page-head--tools" data-region="head">
    <div>
      <h1>{view.heading}</h1>
      {view.subheading ? <p>{view.subheading}</p> : null}
    </div>
    {view.results.kind === 'found' ? (
      <CachedPart of={Ways} sort={view.sort} groupings={view.groupings} views={view.views} t={t} />
    ) : null}
  </div>
);

/**
 * Search and list of estates (spec 1 §2–4). To filter in place, the script fetches the page of the new search
 * and replaces its regions (`data-region`) and parts of its form (`data-part`).
 */
export const OfferPage = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => (
  <div className="wrap offer" data-enhance="offer">
    <OfferHead view={view} t={t} />
    <p className="hidden" role="status" data-region="status">
      {view.status}
    </p>
    <SearchForm form={view.form} alertHref={view.alertHref} aside={<OtherView view={view} />} t={t} />
    {view.sentence === null ? null : (
      <SentenceField action={view.form.action} said={view.sentence.text} t={t} />
    )}
    <div data-region="chips">
      {view.sentence === null ? null : <Sentence sentence={view.sentence} t={t} />}
      {view.placeProblem ? (
        // Repeated here, because on phones without script the field is in a closed sheet.
        <StatusMessage tone="warning" title={view.placeProblem.message}>
          <PlacesMeant problem={view.placeProblem} t={t} />
        </StatusMessage>
      ) : null}
      {view.priceProblem === null ? null : <StatusMessage tone="warning" title={view.priceProblem} />}
      {view.areaProblem === null ? null : <StatusMessage tone="warning" title={view.areaProblem} />}
      <CachedPart
        of={Chips}
        chips={view.chips}
        clearHref={view.clearHref}
        allHref={view.form.allHref}
        t={t}
      />
      {view.areaNote === null ? null : <p className="area-note">{view.areaNote}</p>}
    </div>
    <section className="offer__results" aria-label={t('offer.results')} data-region="results">
      <OfferResults view={view} t={t} />
    </section>
    {/* Without a sentence below the list: above it, the first homes would stand lower. */}
    {view.sentence === null ? <SentenceField action={view.form.action} said={null} t={t} /> : null}
    <CachedPart of={OfflineTemplate} href={view.form.action} t={t} />
  </div>
);
