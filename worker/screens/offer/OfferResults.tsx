import type { ReactNode } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import { EstateItems } from '#client/ui/cards/EstateItems.tsx';
import { EstateList } from '#client/ui/cards/EstateList.tsx';
import { drawnHeart, LoadMoreIsland } from '#client/ui/drawn-islands.tsx';
import type { OfferView, ResultsView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';
import { AlertInvite } from '../../results/AlertInvite.tsx';
import { NoResults } from '../../results/NoResults.tsx';
import { BeyondLast, SearchFailed } from '../../results/no-list.tsx';
import { PageNumbers } from '../../results/PageNumbers.tsx';
import { ResultMap } from './ResultMap.tsx';
import { TableHeads } from './TableHeads.tsx';

const LIST_ID = 'offer-list';

type Found = Extract<ResultsView, { kind: 'found' }>;
type None = Extract<ResultsView, { kind: 'none' }>;

interface FoundProps {
  readonly results: Found;
  readonly mode: OfferView['mode'];
  readonly alertHref: OfferView['alertHref'];
  readonly columns: OfferView['columns'];
  readonly t: Translator;
}

interface LoadMoreProps {
  readonly paging: Found['paging'];
  readonly total: number;
  /** Its nouns, apart because props are compared one by one. */
  readonly one: string;
  readonly other: string;
  readonly t: Translator;
}

/** Button that loads more estates. */
const LoadMore = ({ paging: { to, pageSize, nextHref }, total, one, other, t }: LoadMoreProps) => (
  <LoadMoreIsland
    listId={LIST_ID}
    to={to}
    total={total}
    pageSize={pageSize}
    nextHref={nextHref}
    locale={t.locale}
    texts={{
      seen: t.template('offer.seen').replace('{{noun}}', other),
      more: {
        one: t.template('offer.more').replace('{{noun}}', one),
        other: t.template('offer.more').replace('{{noun}}', other),
      },
      loading: t('offer.loading', { noun: other }),
      failed: t('offer.moreFailed', { noun: other }),
      retry: t('offer.retry'),
    }}
  />
);

const FoundList = ({ results, mode, alertHref, columns, t }: FoundProps) => (
  <>
    {results.paging.previousHref === null ? null : (
      <p className="previous-page">
        <a className="button button--line button--small" href={results.paging.previousHref} rel="prev">
          {t('offer.previous', { noun: results.nouns.other })}
        </a>
      </p>
    )}
    <EstateList
      id={LIST_ID}
      cards={results.cards}
      label={t('offer.results')}
      look={mode}
      heads={columns.length === 0 ? undefined : <TableHeads columns={columns} t={t} />}
      heart={drawnHeart}
      eager={2}
    />
    <CachedPart of={LoadMore} paging={results.paging} total={results.total} {...results.nouns} t={t} />
    <CachedPart of={PageNumbers} numbers={results.paging.numbers} t={t} />
    <CachedPart of={AlertInvite} href={alertHref} t={t} />
  </>
);

interface BesideMapProps extends Pick<Found, 'map'> {
  /** Shown while the map has another part than the list; null for an empty list. */
  readonly still: string | null;
  readonly children: ReactNode;
  readonly t: Translator;
}

/** The map, and the list beside it. */
const BesideMap = ({ map, still, children, t }: BesideMapProps) => (
  <div className="map-view" data-enhance="map-view">
    <a className="skip-link" href={`#${LIST_ID}`}>
      {t('resultMap.toList')}
    </a>
    <div className="map-view__map">
      <ResultMap map={map} t={t} />
    </div>
    <div className="map-view__list">
      {still === null ? null : (
        <p className="map-view__still" role="status" data-still="" hidden>
          {still}
        </p>
      )}
      {children}
    </div>
  </div>
);

/** The list, and in the map view also the map, with the same estates (spec 1 §4). */
const FoundResults = (props: FoundProps) =>
  props.mode === 'map' ? (
    <BesideMap map={props.results.map} still={props.results.map?.listStill ?? null} t={props.t}>
      <FoundList {...props} />
    </BesideMap>
  ) : (
    <FoundList {...props} />
  );

/** The home nearest to what was asked, and the one thing in which it differs. */
const Nearest = ({ card, step, t }: NonNullable<None['nearest']> & Pick<FoundProps, 't'>) => (
  <section className="nearest" aria-label={t('offer.nearest')}>
    <h2>{t('offer.nearest')}</h2>
    <ul className="grid">
      <EstateItems cards={[card]} headingLevel={3} heart={drawnHeart} tile="card" />
    </ul>
    <p>
      <b>{t('offer.nearestStep', { step })}</b>
    </p>
  </section>
);

/** Result of the search: estates, none, a page after the last, or a failure; each has its own look. */
export const OfferResults = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => {
  const { results } = view;
  switch (results.kind) {
    case 'found':
      return (
        <FoundResults
          results={results}
          mode={view.mode}
          alertHref={view.alertHref}
          columns={view.columns}
          t={t}
        />
      );
    case 'none': {
      const { nearest, map } = results;
      const none = (
        <NoResults
          results={results}
          sought={view.chips.length > 0}
          clearHref={view.clearHref}
          alertHref={view.alertHref}
          nearest={nearest == null ? null : <Nearest {...nearest} t={t} />}
          t={t}
        />
      );
      return map == null ? (
        none
      ) : (
        <BesideMap map={map} still={null} t={t}>
          <div id={LIST_ID}>{none}</div>
        </BesideMap>
      );
    }
    case 'beyond':
      return <BeyondLast results={results} t={t} />;
    case 'failed':
      return <SearchFailed results={results} t={t} />;
  }
};
