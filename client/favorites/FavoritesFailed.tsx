import { StatusMessage } from '../ui/StatusMessage.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry?: () => void;
}

/** Error state of the favourites: clearly different from an empty list (spec 1 §4, "Favourites"). */
export const FavoritesFailed = ({ title, text, retry, onRetry }: Props) => (
  <StatusMessage tone="warning" title={title} live>
    <p>{text}</p>
    <p>
      <button type="button" className="button button--line button--small" onClick={onRetry}>
        {retry}
      </button>
    </p>
  </StatusMessage>
);
