import { Standing } from '../../../client/ui/cards/Standing.tsx';
import { HeartIsland } from '../../../client/ui/drawn-islands.tsx';
import { EmptyStreet } from '../../../client/ui/EmptyStreet.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { NoPicture } from '../../../client/ui/pictures/NoPicture.tsx';
import { Picture } from '../../../client/ui/pictures/Picture.tsx';
import { comparedTile, type Tile } from '../../../client/ui/pictures/tiles.ts';
import { StatusMessage } from '../../../client/ui/StatusMessage.tsx';
import { tied } from '../../../domain/format/ties.ts';
import { MOST_COMPARED } from '../../../domain/id-list.ts';
import type { ComparedEstateView, CompareView } from '../../../domain/views/compare.ts';
import type { Translator } from '../../../locales/translator.ts';

interface Props {
  readonly view: CompareView;
  readonly t: Translator;
}

interface HeadProps {
  readonly estate: ComparedEstateView;
  readonly tile: Tile;
  readonly t: Translator;
}

const ComparedHead = ({ estate, tile, t }: HeadProps) => (
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
      <Standing status={estate.status} />
      <div className="compare__foot">
        {estate.price ? <Price price={estate.price} /> : null}
        <a className="icon-text compare__without" href={estate.withoutHref}>
          <Icon name="close" small />
          {t('compare.without')}
          <span className="hidden"> {estate.title}</span>
        </a>
      </div>
    </div>
  </th>
);

/** What to compare, in the corner above the names of the facts. */
const Tools = ({ view, t }: Props) => (
  <p className="compare__tools">
    <a className="button button--line button--small" href={view.differences.otherHref}>
      {t(view.differences.only ? 'compare.everything' : 'compare.differences')}
    </a>
    <a className="icon-text" href={view.favoritesHref}>
      <Icon name="heart" small />
      {t('compare.choose')}
    </a>
  </p>
);

const Table = ({ view, t }: Props) => (
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
            <Tools view={view} t={t} />
          </td>
          {view.estates.map((estate) => (
            <ComparedHead key={estate.id} estate={estate} tile={comparedTile(view.estates.length)} t={t} />
          ))}
        </tr>
      </thead>
      {view.groups.map((group) => (
        <tbody key={group.title}>
          <tr className="compare__group">
            <th scope="rowgroup" colSpan={view.estates.length + 1}>
              <span>{group.title}</span>
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.label} className={row.differs ? undefined : 'compare__row--same'}>
              <th scope="row" lang={row.labelLang}>
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={view.estates[index]?.id} lang={cell?.lang}>
                  {cell ? (
                    tied(cell.text)
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="hidden">{t('compare.unknown')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

/** Says how many estates are still needed and where to choose them; an estate that is already chosen stays. */
const TooFew = ({ view: { estates, favoritesHref }, t }: Props) => (
  <div className="empty">
    <EmptyStreet heart />
    <h2>{t(estates.length === 1 ? 'compare.oneHeading' : 'compare.fewHeading')}</h2>
    {estates.map(({ id, title, titleLang, place, href }) => (
      <p key={id}>
        <b lang={titleLang}>{href === null ? title : <a href={href}>{title}</a>}</b>, {place}
      </p>
    ))}
    <p className="lead muted">
      {estates.length === 1 ? t('compare.oneText') : t('compare.fewText', { n: MOST_COMPARED })}
    </p>
    <p className="row">
      <a className="button" href={favoritesHref}>
        {t('compare.choose')} <Icon name="arrow" />
      </a>
    </p>
  </div>
);

/** Two to four estates side by side; with fewer, explains how to choose them. */
export const ComparePage = ({ view, t }: Props) => (
  <div className="wrap compare-page">
    <div className="page-head">
      <h1>{t('compare.heading')}</h1>
      {view.estates.length > 1 ? <p>{t('compare.lead')}</p> : null}
    </div>
    {view.missing > 0 ? (
      <StatusMessage tone="info" title={t.count('favorites.unknown', view.missing)} />
    ) : null}
    {view.left > 0 ? <StatusMessage tone="info" title={t('compare.most', { n: MOST_COMPARED })} /> : null}
    {view.estates.length < 2 ? <TooFew view={view} t={t} /> : <Table view={view} t={t} />}
  </div>
);
