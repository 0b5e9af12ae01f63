interface Props {
  readonly label: string;
  /** Number of favourites, so that the page has its final height at once. */
  readonly count?: number;
}

const MOST = 6;

/** Blank cards while the favourites are fetched (spec 1 §4, "Favourites": loading). */
export const FavoritesLoading = ({ label, count = 3 }: Props) => (
  <div aria-busy="true">
    <p className="muted" role="status">
      {label}
    </p>
    <ul className="grid" aria-hidden="true">
      {Array.from({ length: Math.min(Math.max(count, 1), MOST) }, (_, place) => `blank-${place}`).map(
        (key) => (
          <li key={key} className="card-blank">
            <span className="card-blank__picture" />
            <span className="card-blank__line" />
            <span className="card-blank__line card-blank__line--short" />
          </li>
        ),
      )}
    </ul>
  </div>
);
