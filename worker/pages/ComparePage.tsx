import { EmptyStreet } from '../../client/components/EmptyStreet.tsx';
import { Icon } from '../../client/components/Icon.tsx';
import { HeartIsland } from '../../client/components/islands.tsx';
import { NoPicture } from '../../client/components/NoPicture.tsx';
import { Picture } from '../../client/components/Picture.tsx';
import { Price } from '../../client/components/Price.tsx';
import { StatusMessage } from '../../client/components/StatusMessage.tsx';
import { MOST_COMPARED } from '../../domain/id-list.ts';
import type { ComparedHomeView, CompareView } from '../../domain/views/compare.ts';
import type { Translator } from '../../locales/translator.ts';

interface Props {
  readonly view: CompareView;
  readonly t: Translator;
}

const HomeHead = ({ home, t }: { readonly home: ComparedHomeView; readonly t: Translator }) => (
  <th scope="col" className="compare__home">
    <div className="compare__picture">
      {home.picture ? (
        <Picture picture={home.picture} sizes="(min-width: 68rem) 20rem, 45vw" alt="" />
      ) : (
        <NoPicture text={t('estate.noPicture')} />
      )}
      <HeartIsland id={home.id} add={home.heart.add} />
    </div>
    <p className="compare__title" lang={home.titleLang}>
      {home.href === null ? home.title : <a href={home.href}>{home.title}</a>}
    </p>
    <p className="muted">{home.place}</p>
    {home.soldLabel ? <p className="compare__sold">{home.soldLabel}</p> : null}
    {home.price ? <Price price={home.price} /> : null}
    <a className="icon-text compare__without" href={home.withoutHref}>
      <Icon name="close" small />
      {t('compare.without')}
      <span className="hidden"> {home.title}</span>
    </a>
  </th>
);

const Table = ({ view, t }: Props) => (
  <div className="compare__scroll">
    <table className="compare">
      <thead>
        <tr>
          <td>
            <span className="hidden">{t('compare.feature')}</span>
          </td>
          {view.homes.map((home) => (
            <HomeHead key={home.id} home={home} t={t} />
          ))}
        </tr>
      </thead>
      {view.groups.map((group) => (
        <tbody key={group.title}>
          <tr className="compare__group">
            <th scope="rowgroup" colSpan={view.homes.length + 1}>
              <span>{group.title}</span>
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.label} className={row.differs ? undefined : 'compare__row--same'}>
              <th scope="row" lang={row.labelLang}>
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={view.homes[index]?.id} lang={cell?.lang}>
                  {cell?.text ?? (
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

/** Two to four homes side by side; with fewer it says how to choose them. */
export const ComparePage = ({ view, t }: Props) => (
  <div className="wrap compare-page">
    <div className="page-head">
      <h1>{t('compare.heading')}</h1>
      {view.homes.length > 1 ? <p>{t('compare.lead')}</p> : null}
    </div>
    {view.missing > 0 ? (
      <StatusMessage tone="info" title={t.count('favorites.unknown', view.missing)} />
    ) : null}
    {view.left > 0 ? <StatusMessage tone="info" title={t('compare.most', { n: MOST_COMPARED })} /> : null}
    {view.homes.length < 2 ? (
      <div className="empty">
        <EmptyStreet heart />
        <h2>{t('compare.fewHeading')}</h2>
        <p className="lead muted">{t('compare.fewText', { n: MOST_COMPARED })}</p>
        <p className="row">
          <a className="button" href={view.favoritesHref}>
            {t('compare.choose')} <Icon name="arrow" />
          </a>
        </p>
      </div>
    ) : (
      <>
        <Tools view={view} t={t} />
        <Table view={view} t={t} />
      </>
    )}
  </div>
);
