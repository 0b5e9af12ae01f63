import { Icon } from '../../../client/ui/Icon.tsx';

interface Props {
  /** "Toon 38 panden": true for what is chosen now; null when the number is not known. */
  readonly counted: string | null;
  /** "Toon de panden": said as soon as a choice has changed. */
  readonly plain: string;
  readonly className?: string;
  readonly arrow?: boolean;
}

/**
 * Submits a search form. The number on it belongs to the choices the page came with, so the stylesheet
 * swaps it for the plain words once the form differs from those; no script is needed for it to be true.
 * Both are there even where the number is not known, for script to fill in.
 */
export const ShowButton = ({ counted, plain, className = 'button', arrow = false }: Props) => (
  <button type="submit" className={counted === null ? `${className} show--plain` : className}>
    <span className="show-counted">{counted}</span>
    <span className="show-plain">{plain}</span>
    {arrow ? <Icon name="arrow" /> : null}
  </button>
);
