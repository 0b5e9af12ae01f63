import { Icon } from '../Icon.tsx';
import { fill } from '../text.ts';

interface Props {
  readonly href: string;
  /** Template with `{{n}}`: "Favorieten: {{n}}". */
  readonly label: string;
  /** Shown when the browser refuses to store the list. */
  readonly notSaved: string;
}

/**
 * Link to the favourites in the header. Only the browser knows their number: the entry fills in the badge
 * (`client/favorites/paint-favorites.ts`); at zero there is none.
 */
export const FavoritesLink = ({ href, label, notSaved }: Props) => (
  <div data-favorites={label} data-not-saved={notSaved}>
    <a className="favorites-link" href={href} aria-label={fill(label, { n: 0 })}>
      <Icon name="heart" />
      <b className="favorites-link__count" hidden />
    </a>
    <span className="hidden" role="status" />
  </div>
);
