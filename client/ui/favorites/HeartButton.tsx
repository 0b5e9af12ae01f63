import { Icon } from '../Icon.tsx';

interface Props {
  readonly pressed: boolean;
  /** Names the estate too: "Bewaar als favoriet: Villa met tuin". */
  readonly label: string;
  readonly onToggle?: () => void;
}

/** Adds an estate to the favourites or takes it out; the fill changes along with the colour. */
export const HeartButton = ({ pressed, label, onToggle }: Props) => (
  <button type="button" className="heart" aria-pressed={pressed} aria-label={label} onClick={onToggle}>
    <Icon name="heart" />
  </button>
);
