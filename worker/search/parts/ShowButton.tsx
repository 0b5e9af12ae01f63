import { Icon } from '#client/ui/Icon.tsx';

interface Props {
  /** "Toon 38 panden": the number for the current choices; null when unknown. */
  readonly counted: string | null;
  /** "Toon de panden": shown after a choice has changed. */
  readonly plain: string;
  readonly className?: string;
  readonly arrow?: boolean;
}

/**
 * Submit button of a search form. Its number belongs to the choices with which the page came, so the
 * stylesheet replaces it by the text without a number once the form differs from those; this works without
 * script. Both texts exist even when the number is unknown, so that a script can fill it in.
 */
export const ShowButton = ({ counted, plain, className = 'button', arrow = false }: Props) => (
  <button type="submit" className={counted === null ? `${className} show--plain` : className}>
    <span className="show-counted">{counted}</span>
    <span className="show-plain">{plain}</span>
    {arrow ? <Icon name="arrow" /> : null}
  </button>
);
