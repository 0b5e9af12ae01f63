import { EmptyStreet } from '../../../client/components/EmptyStreet.tsx';
import { Icon } from '../../../client/components/Icon.tsx';
import { LoadMoreIsland } from '../../../client/components/islands.tsx';
import { StatusMessage } from '../../../client/components/StatusMessage.tsx';
import type { OfferView, ResultsView } from '../../../domain/views/offer.ts';
import type { Translator } from '../../../locales/translator.ts';
import { countedTemplate, template } from '../text-templates.ts';
import { EstateGrid } from './EstateGrid.tsx';

const LIST_ID = 'offer-list';

type Found = Extract<ResultsView, { kind: 'found' }>;
type None = Extract<ResultsView, { kind: 'none' }>;
type Failed = Extract<ResultsView, { kind: 'failed' }>;

const FoundResults = ({ results, t }: { readonly results: Found; readonly t: Translator }) => (
  <>
    {results.paging.previousHref === null ? null : (
      <p className="previous-page">
        <a className="button button--line button--small" href={results.paging.previousHref} rel="prev">
          {t('offer.previous')}
        </a>
      </p>
    )}
    <EstateGrid cards={results.cards} label={t('offer.results')} id={LIST_ID} headingLevel={2} eager={1} />
    <LoadMoreIsland
      listId={LIST_ID}
      shownIds={results.cards.map((card) => card.id)}
      to={results.paging.to}
      total={results.total}
      pageSize={results.paging.pageSize}
      nextHref={results.paging.nextHref}
      nextDataHref={results.paging.nextDataHref}
      headingLevel={2}
      locale={t.locale}
      texts={{
        seen: template(t, 'offer.seen', 'shown', 'total'),
        more: countedTemplate(t, 'offer.more'),
        loading: t('offer.loading'),
        failed: t('offer.moreFailed'),
        retry: t('offer.retry'),
      }}
    />
  </>
);

const NoResults = ({
  results,
  clearHref,
  t,
}: {
  readonly results: None;
  readonly clearHref: string;
  readonly t: Translator;
}) => (
  <div className="empty">
    <EmptyStreet />
    <h2>{t('offer.noneHint')}</h2>
    <ul className="ways">
      {results.widen.map((way) => (
        <li key={way.href}>
          <a href={way.href} rel="nofollow">
            {way.label}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref}>
          {t('offer.noneAll')}
          <Icon name="arrow" />
        </a>
      </li>
    </ul>
  </div>
);

const SearchFailed = ({ results, t }: { readonly results: Failed; readonly t: Translator }) => (
  <div className="empty">
    <StatusMessage tone="warning" title={t('offer.failedHeading')}>
      <p>{t('offer.failedText')}</p>
      <p>
        <a className="button button--line button--small" href={results.retryHref}>
          {t('offer.retry')}
        </a>
      </p>
    </StatusMessage>
  </div>
);

/** What the search found: homes, none, or that it could not be done; the three never look alike. */
export const OfferResults = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => {
  switch (view.results.kind) {
    case 'found':
      return <FoundResults results={view.results} t={t} />;
    case 'none':
      return <NoResults results={view.results} clearHref={view.clearHref} t={t} />;
    case 'failed':
      return <SearchFailed results={view.results} t={t} />;
  }
};
