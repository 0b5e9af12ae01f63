import type { FactView } from '../../../domain/views/estate-page.ts';

interface Props {
  readonly rows: readonly FactView[];
  /** Across the page: values stand left, beside their names. */
  readonly wide?: boolean;
}

/** Names and values of a home, a row each. */
export const FactList = ({ rows, wide = false }: Props) => (
  <dl className={wide ? 'fact-list fact-list--wide' : 'fact-list'}>
    {rows.map((row) => (
      <div key={row.label}>
        <dt>{row.label}</dt>
        <dd>{row.value}</dd>
      </div>
    ))}
  </dl>
);
