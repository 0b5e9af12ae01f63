import { Icon } from '../Icon.tsx';
import { fill } from '../text.ts';

interface Props {
  readonly href: string;
  /** Template with `{{n}}`: "Favorieten: {{n}}". */
  readonly label: string;
  /** Said when the browser refuses to keep the list. */
  readonly notSaved: string;
}

/**
 * Way to the favourites in the header. How many there are only the browser knows: the entry fills the badge in
 * (`client/favorites/paint-favorites.ts`); there is none at nought.
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
