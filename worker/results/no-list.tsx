import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { ResultsView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';

/** A page after the last one. */
export const BeyondLast = ({
  results,
  t,
}: {
  readonly results: Extract<ResultsView, { kind: 'beyond' }>;
  readonly t: Translator;
}) => (
  <div className="empty">
    <EmptyStreet />
    <h2>{t('offer.beyondHeading', { page: results.page })}</h2>
    <p>
      <a className="button" href={results.firstHref}>
        {t('offer.beyondFirst')} <Icon name="arrow" />
      </a>
    </p>
  </div>
);

/** The search failed. */
export const SearchFailed = ({
  results,
  t,
}: {
  readonly results: Extract<ResultsView, { kind: 'failed' }>;
  readonly t: Translator;
}) => (
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
