import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { MOST_COMPARED } from '#domain/id-list.ts';
import type { CompareView } from '#domain/views/compare.ts';
import type { Translator } from '#locales/translator.ts';
import { FactList } from '../../estate/facts/FactList.tsx';
import { ComparedTable } from './ComparedTable.tsx';

interface Props {
  readonly view: CompareView;
  readonly t: Translator;
}

/** What is shown of the comparison, and the way to the homes that it can hold. */
const Tools = ({ view: { differences, favoritesHref }, t }: Props) => (
  <p className="compare__tools">
    {differences.otherHref === null ? null : (
      <a className="button button--line button--small" href={differences.otherHref}>
        {differences.only
          ? t('compare.everything', { total: differences.total })
          : t('compare.differences', { n: differences.count, total: differences.total })}
      </a>
    )}
    {differences.count === 0 ? <span>{t('compare.alike', { total: differences.total })}</span> : null}
    <a className="icon-text" href={favoritesHref}>
      <Icon name="heart" small />
      {t('compare.choose')}
    </a>
  </p>
);

/** What is the same everywhere, where the table has only the differences. */
const Same = ({ view: { same }, t }: Props) =>
  same.length === 0 ? null : (
    <p className="compare__alike">
      <b>{t('compare.same')}</b> {same.join(' · ')}
    </p>
  );

/** Facts that only one of the estates states: nothing to compare, and nothing that is lost. */
const Alone = ({ view: { alone }, t }: Props) => {
  const count = alone.reduce((sum, { rows }) => sum + rows.length, 0);
  return count === 0 ? null : (
    <details className="compare__alone">
      <summary>{t('compare.alone', { n: count })}</summary>
      {alone.map(({ estate, rows }) => (
        <section key={estate.id}>
          <h2 lang={estate.titleLang}>{estate.title}</h2>
          <FactList rows={rows} />
        </section>
      ))}
    </details>
  );
};

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
      {view.estates.length > 1 ? <Tools view={view} t={t} /> : null}
    </div>
    {view.missing > 0 ? (
      <StatusMessage tone="info" title={t.count('favorites.unknown', view.missing)} />
    ) : null}
    {view.left > 0 ? <StatusMessage tone="info" title={t('compare.most', { n: MOST_COMPARED })} /> : null}
    {view.estates.length < 2 ? (
      <TooFew view={view} t={t} />
    ) : (
      <>
        <ComparedTable view={view} t={t} />
        <Same view={view} t={t} />
        <Alone view={view} t={t} />
      </>
    )}
  </div>
);
