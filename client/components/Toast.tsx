import { Icon } from './Icon.tsx';

interface Props {
  readonly text: string;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
}

/** Short word at the foot of the screen about what was just done, with one way back. */
export const Toast = ({ text, actionLabel, onAction }: Props) => (
  <div className="toast" role="status">
    <Icon name="heart" />
    <span>{text}</span>
    {actionLabel ? (
      <button type="button" onClick={onAction}>
        {actionLabel}
      </button>
    ) : null}
  </div>
);
