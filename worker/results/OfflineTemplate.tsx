import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';

interface Props {
  /** Link to retry the search; the script replaces it with the failed one. */
  readonly href: string;
  readonly t: Translator;
}

/** Replaces the results when a changed search could not be fetched. */
export const OfflineTemplate = ({ href, t }: Props) => (
  <template data-part="offline">
    <div className="empty">
      <StatusMessage tone="warning" title={t('offer.offlineHeading')} live>
        <p>{t('offer.offlineText')}</p>
        <p>
          <a className="button button--line button--small" href={href}>
            {t('offer.retry')}
          </a>
        </p>
      </StatusMessage>
    </div>
  </template>
);
