// biome-ignore-all lint/a11y/useSemanticElements: its rows are cards, which are items of a list everywhere else
// biome-ignore-all lint/a11y/useFocusableInteractive: the link within a head is what takes the focus
import type { OfferView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';

type Column = OfferView['columns'][number];

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

const Head = ({ column: { by, label, title, href, order } }: { readonly column: Column }) => (
  <div className={`columns__${by}`} role="columnheader" aria-sort={order === null ? 'none' : SORTED[order]}>
    <a href={href} rel="nofollow" title={title}>
      {label}
    </a>
  </div>
);

interface Props {
  /** Columns by which the table can be sorted; the last is the price. */
  readonly columns: readonly Column[];
  readonly t: Translator;
}

/**
 * Column heads of a list shown as a table. Each is a sort link, in the order of the cells of `EstateRow`,
 * where picture and heart come last in the markup, wherever they are displayed.
 */
export const TableHeads = ({ columns, t }: Props) => (
  <div className="columns" role="row">
    {columns.slice(0, -1).map((column) => (
      <Head key={column.by} column={column} />
    ))}
    <div className="columns__facts" role="columnheader">
      {t('estate.facts')}
    </div>
    {columns.slice(-1).map((column) => (
      <Head key={column.by} column={column} />
    ))}
    <div role="cell" />
    <div role="cell" />
  </div>
);
