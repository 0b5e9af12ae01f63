import { Standing } from '#client/ui/cards/Standing.tsx';
import { HeartIsland } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { NoPicture } from '#client/ui/pictures/NoPicture.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import { comparedTile, type Tile } from '#client/ui/pictures/tiles.ts';
import { tied } from '#domain/format/ties.ts';
import type {
  ComparedCellView,
  ComparedEstateView,
  ComparedRowView,
  CompareView,
} from '#domain/views/compare.ts';
import type { Translator } from '#locales/translator.ts';

interface Props {
  readonly view: CompareView;
  readonly t: Translator;
}

interface HeadProps {
  readonly estate: ComparedEstateView;
  readonly tile: Tile;
  readonly t: Translator;
}

const Head = ({ estate, tile, t }: HeadProps) => (
  <th scope="col">
    <div className="compare__estate">
      <div className="compare__picture">
        {estate.picture ? (
          <Picture picture={estate.picture} tile={tile} alt="" />
        ) : (
          <NoPicture text={t('estate.noPicture')} />
        )}
        <HeartIsland id={estate.id} add={estate.heart.add} />
      </div>
      <p className="compare__title" lang={estate.titleLang}>
        {estate.href === null ? estate.title : <a href={estate.href}>{estate.title}</a>}
      </p>
      <p className="compare__place">{estate.place}</p>
      <a className="icon-text compare__without" href={estate.withoutHref}>
        <Icon name="close" small />
        {t('compare.without')}
        <span className="hidden"> {estate.title}</span>
      </a>
    </div>
  </th>
);

const Value = ({ cell }: { readonly cell: ComparedCellView }) =>
  cell.status ? (
    <Standing status={cell.status} />
  ) : (
    <span className={cell.isPrice ? 'price' : undefined}>{cell.isPrice ? cell.text : tied(cell.text)}</span>
  );

const Cell = ({ cell }: { readonly cell: ComparedCellView }) => (
  <>
    {cell.energy ? (
      <span className={`energy-tag energy--${cell.energy.grade}`}>
        <span aria-hidden="true">{cell.energy.label}</span>
        <span className="hidden">{cell.energy.text} </span>
      </span>
    ) : null}
    <Value cell={cell} />
    {/* A space, and no margin, which would stand before it on a line of its own. */}
    {cell.best ? ' ' : null}
    {cell.best ? <em className="compare__best">{cell.best}</em> : null}
    {cell.note ? <small className="compare__note">{tied(cell.note)}</small> : null}
  </>
);

/** An estate that does not state it, with the way to ask. */
const Unknown = ({ estate, t }: { readonly estate: ComparedEstateView; readonly t: Translator }) => (
  <span className="compare__unknown">
    {t('compare.unknown')}
    {estate.askHref === null ? null : (
      <>
        {', '}
        <a href={estate.askHref} rel="nofollow">
          {t('compare.ask')}
          <span className="hidden"> {estate.title}</span>
        </a>
      </>
    )}
  </span>
);

interface RowProps extends Props {
  readonly row: ComparedRowView;
}

const Row = ({ row, view, t }: RowProps) => (
  <tr className={row.differs ? undefined : 'compare__row--same'}>
    <th scope="row" lang={row.labelLang}>
      {row.label}
    </th>
    {view.estates.map((estate, at) => {
      const cell = row.cells[at] ?? null;
      return (
        <td key={estate.id} lang={cell?.lang} className={cell?.best ? 'compare__better' : undefined}>
          {cell === null ? <Unknown estate={estate} t={t} /> : <Cell cell={cell} />}
        </td>
      );
    })}
  </tr>
);

/** The estates as columns, one row per fact; the facts by which visitors choose come first. */
export const ComparedTable = ({ view, t }: Props) => (
  <div className="compare__scroll">
    <table className={`compare compare--${view.estates.length}`}>
      {/* All columns have their place before the heads of the last ones arrive. */}
      <colgroup>
        <col />
        <col span={view.estates.length} />
      </colgroup>
      <thead>
        <tr>
          <td>
            <span className="hidden">{t('compare.feature')}</span>
          </td>
          {view.estates.map((estate) => (
            <Head key={estate.id} estate={estate} tile={comparedTile(view.estates.length)} t={t} />
          ))}
        </tr>
      </thead>
      {view.groups.map((group) => (
        <tbody key={group.title}>
          {group.title === '' ? null : (
            <tr className="compare__group">
              <th scope="rowgroup" colSpan={view.estates.length + 1}>
                <span>{group.title}</span>
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <Row key={row.id} row={row} view={view} t={t} />
          ))}
        </tbody>
      ))}
    </table>
  </div>
);
