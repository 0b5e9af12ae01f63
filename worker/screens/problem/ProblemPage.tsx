import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { ProblemKind, ProblemView } from '#domain/views/problem.ts';
import type { Translator } from '#locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import { SearchPanel } from '../../search/parts/SearchPanel.tsx';
import { isOurs } from './problem-view.ts';

const TEXT_KEYS = {
  'not-found': 'problem.notFound',
  gone: 'problem.gone',
  'gone-page': 'content.gonePage',
  unavailable: 'problem.unavailable',
  'bad-request': 'problem.badRequest',
  failed: 'problem.failed',
} as const satisfies Record<ProblemKind, string>;

/** Heading of an error page. */
export const problemTitle = (kind: ProblemKind, t: Translator): string => t(`${TEXT_KEYS[kind]}.heading`);

interface Props {
  readonly view: ProblemView;
  readonly homeHref: string;
  /** The current address; null when repeating the request would not be the same. */
  readonly retryHref: string | null;
  readonly t: Translator;
}

/** Links onward, the main one first: retry after an error on our side, otherwise the offer. */
const Ways = ({ view, homeHref, retryHref, t }: Props) => {
  const again = isOurs(view.kind) && retryHref !== null;
  const main = again || view.offerHref !== null;
  return (
    <p className="row">
      {again ? (
        <a className="button" href={retryHref}>
          {t('offer.retry')}
        </a>
      ) : null}
      {view.offerHref === null ? null : (
        <a className={again ? 'button button--line' : 'button'} href={view.offerHref}>
          {t('problem.offer')} <Icon name="arrow" />
        </a>
      )}
      <a className={main ? 'button button--line' : 'button'} href={homeHref}>
        {t('problem.home')}
      </a>
      {view.phone === null ? null : (
        <a className="button button--line" href={view.phone.href}>
          <Icon name="phone" /> {view.phone.text}
        </a>
      )}
    </p>
  );
};

const Estates = ({
  estates,
  t,
}: {
  readonly estates: NonNullable<ProblemView['estates']>;
  readonly t: Translator;
}) => {
  const title = t(estates.like ? 'estate.similar' : 'home.newest');
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title={title} />
        <EstateGrid cards={estates.cards} label={title} />
      </div>
    </section>
  );
};

/** Explains in the agency's look why there is no page, and offers a search and estates. */
export const ProblemPage = ({ view, homeHref, retryHref, t }: Props) => (
  <>
    <div className="wrap problem">
      <div className="empty empty--page">
        <EmptyStreet />
        <h1>{problemTitle(view.kind, t)}</h1>
        <p className="lead muted">
          <Unbroken>{t(`${TEXT_KEYS[view.kind]}.text`)}</Unbroken>
        </p>
        <Ways view={view} homeHref={homeHref} retryHref={retryHref} t={t} />
        {isOurs(view.kind) ? (
          <p className="small muted">
            {t('problem.code')} <code>{view.requestId}</code>
          </p>
        ) : null}
      </div>
      {view.search === null ? null : <SearchPanel search={view.search} t={t} />}
    </div>
    {view.estates === null ? null : <Estates estates={view.estates} t={t} />}
  </>
);
