import { EmptyStreet } from '../../../client/ui/EmptyStreet.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { ProblemKind, ProblemView } from '../../../domain/views/problem.ts';
import type { Translator } from '../../../locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';
import { SearchPanel } from '../../search/parts/SearchPanel.tsx';

const TEXT_KEYS = {
  'not-found': 'problem.notFound',
  gone: 'problem.gone',
  'gone-page': 'content.gonePage',
  unavailable: 'problem.unavailable',
  'bad-request': 'problem.badRequest',
  failed: 'problem.failed',
} as const satisfies Record<ProblemKind, string>;

/** What the screen of a problem is called. */
export const problemTitle = (kind: ProblemKind, t: Translator): string => t(`${TEXT_KEYS[kind]}.heading`);

/** Faults of ours, which a visitor may want to report by their code. */
const isOurs = (kind: ProblemKind): boolean => kind === 'failed' || kind === 'unavailable';

interface Props {
  readonly view: ProblemView;
  readonly homeHref: string;
  /** The address itself; null where asking for it again would not be the same. */
  readonly retryHref: string | null;
  readonly t: Translator;
}

/** Ways out, the first of them the one that is meant: once more after a fault of ours, else to the offer. */
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

/** Says in the agency's look why there is nothing here, and leads on: a search, and estates. */
export const ProblemPage = ({ view, homeHref, retryHref, t }: Props) => (
  <>
    <div className="wrap problem">
      <div className="empty empty--page">
        <EmptyStreet />
        <h1>{problemTitle(view.kind, t)}</h1>
        <p className="lead muted">{t(`${TEXT_KEYS[view.kind]}.text`)}</p>
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
