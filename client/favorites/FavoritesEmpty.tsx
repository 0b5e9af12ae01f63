import { EmptyStreet } from '../ui/EmptyStreet.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly offer: { readonly href: string; readonly label: string };
  /** Alerts by mail, where the agency has them. */
  readonly alerts: { readonly href: string; readonly label: string } | null;
}

/** No favourites yet: how to begin (spec 1 §4, "Favourites": empty). */
export const FavoritesEmpty = ({ title, text, offer, alerts }: Props) => (
  <div className="empty">
    <EmptyStreet heart />
    <h2>{title}</h2>
    <p className="lead muted">{text}</p>
    <p className="row">
      <a className="button" href={offer.href}>
        {offer.label} <Icon name="arrow" />
      </a>
      {alerts ? (
        <a className="button button--line" href={alerts.href}>
          {alerts.label}
        </a>
      ) : null}
    </p>
  </div>
);
