import { StatusMessage } from '../ui/StatusMessage.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly onRetry?: () => void;
}

/** The favourites could not be fetched: never looks like having none (spec 1 §4, "Favourites"). */
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
