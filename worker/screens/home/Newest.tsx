import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { HomeView } from '#domain/views/home.ts';
import type { Translator } from '#locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';

interface Props {
  readonly newest: HomeView['newest'];
  readonly t: Translator;
}

/** The latest estates; a message when they could not be loaded, nothing when there are none. */
export const Newest = ({ newest, t }: Props) => {
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
