import type { PlaceProblemView } from '#domain/views/place-field.ts';
import type { Translator } from '#locales/translator.ts';

interface Props {
  readonly problem: PlaceProblemView;
  readonly t: Translator;
}

/** Places that the visitor may have meant, each as a link to its search; nothing when there are none. */
export const PlacesMeant = ({ problem, t }: Props) =>
  problem.suggestions.length === 0 ? null : (
    <p className="place__meant">
      {t('place.meant')}
      {problem.suggestions.map(({ label, href }) => (
        <a key={href} className="chip" href={href} rel="nofollow">
          {label}
        </a>
      ))}
    </p>
  );
