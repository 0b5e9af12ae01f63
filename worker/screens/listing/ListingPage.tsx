import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import type { ListingPageView } from '#domain/views/section.ts';
import type { Translator } from '#locales/translator.ts';
import { ContentHead } from '../../blocks/parts/ContentHead.tsx';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { PageNumbers } from '../../results/PageNumbers.tsx';

interface Props {
  readonly view: ListingPageView;
  readonly offerHref: string;
  readonly t: Translator;
}

/** A named list of estates: a collection, page by page, or a group. */
export const ListingPage = ({ view, offerHref, t }: Props) => (
  <>
    <ContentHead view={view} />
    <div className="wrap listing">
      <p className="muted">{view.count}</p>
      {view.cards.length === 0 ? (
        <div className="empty">
          <EmptyStreet />
          <p className="row">
            <a className="button" href={offerHref}>
              {t('problem.offer')}
            </a>
          </p>
        </div>
      ) : (
        <>
          <EstateGrid cards={view.cards} label={view.title} headingLevel={2} />
          <PageNumbers numbers={view.pages} t={t} />
          <p className="row">
            <a className="button button--line" href={offerHref}>
              {t('problem.offer')}
            </a>
          </p>
        </>
      )}
    </div>
  </>
);
