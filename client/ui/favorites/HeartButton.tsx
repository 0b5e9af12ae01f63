import { Icon } from '../Icon.tsx';

interface Props {
  readonly pressed: boolean;
  /** Accessible name with the estate: "Bewaar als favoriet: Villa met tuin". */
  readonly label: string;
  readonly onToggle?: () => void;
}

/** Adds an estate to the favourites or removes it; fill and colour both change. */
export const HeartButton = ({ pressed, label, onToggle }: Props) => (
  <button type="button" className="heart" aria-pressed={pressed} aria-label={label} onClick={onToggle}>
    <Icon name="heart" />
  </button>
);
