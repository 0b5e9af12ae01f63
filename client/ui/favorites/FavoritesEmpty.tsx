import { EmptyStreet } from '../EmptyStreet.tsx';
import { Icon } from '../Icon.tsx';
import type { FavoritesPageProps } from '../island-props.ts';

type Props = Pick<FavoritesPageProps, 'offerHref' | 'alertsHref' | 'texts'>;

/** Empty state of the favourites: says how to begin (spec 1 §4, "Favourites": empty). */
export const FavoritesEmpty = ({ offerHref, alertsHref, texts }: Props) => (
  <div className="empty">
    <EmptyStreet heart />
    <h2>{texts.emptyTitle}</h2>
    <p className="lead muted">{texts.emptyText}</p>
    <p className="row">
      <a className="button" href={offerHref}>
        {texts.emptyAction} <Icon name="arrow" />
      </a>
      {alertsHref ? (
        <a className="button button--line" href={alertsHref}>
          {texts.alertsAction}
        </a>
      ) : null}
    </p>
  </div>
);
