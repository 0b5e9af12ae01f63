import { SimilarEstates } from '#client/ui/cards/SimilarEstates.tsx';
import { drawnHeart } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import type { AfterSaleView } from '../after-sale.ts';

interface Props {
  readonly view: AfterSaleView;
  readonly t: Translator;
}

/** What a visitor of a home that is gone may look at instead: similar homes, the search and the alert for them. */
export const AfterSale = ({ view, t }: Props) => (
  <>
    <SimilarEstates title={t('estate.similar')} cards={view.cards} heart={drawnHeart} />
    {view.near === null && view.searchHref === null ? null : (
      <div className="wrap after-sale">
        {view.near === null ? null : <p className="muted">{view.near}</p>}
        <p className="row">
          {view.searchHref === null ? null : (
            <a className="button button--line" href={view.searchHref}>
              {t('estate.like.search')}
              <Icon name="arrow" />
            </a>
          )}
          {view.alertHref === null ? null : (
            <a className="button button--line" href={view.alertHref} rel="nofollow" data-form="">
              <Icon name="bell" />
              {t('estate.like.alert')}
            </a>
          )}
        </p>
      </div>
    )}
  </>
);
