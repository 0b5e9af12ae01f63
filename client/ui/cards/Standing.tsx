import type { StatusView } from '#domain/rules/standing.ts';

interface Props {
  readonly status: StatusView | null;
  /** On a picture, where it looks like a sticker. */
  readonly chip?: true;
}

/**
 * The status of a home: a dot that shows how much of it is left, and the word, because colour and shape alone
 * say nothing to many.
 */
export const Standing = ({ status, chip }: Props) =>
  status === null ? null : (
    <span className={`${chip ? 'sticker ' : ''}standing standing--${status.state}`}>{status.text}</span>
  );
