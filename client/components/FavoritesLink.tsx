import { Icon } from './Icon.tsx';

interface Props {
  readonly href: string;
  readonly label: string;
  readonly count: number;
}

/** Way to the favourites in the header; no badge at nought. */
export const FavoritesLink = ({ href, label, count }: Props) => (
  <a className="favorites-link" href={href} aria-label={label}>
    <Icon name="heart" />
    {count > 0 ? <b className="favorites-link__count">{count}</b> : null}
  </a>
);
