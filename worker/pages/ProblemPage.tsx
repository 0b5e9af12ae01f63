import { EmptyStreet } from '../../client/components/EmptyStreet.tsx';
import { Icon } from '../../client/components/Icon.tsx';
import type { ProblemView } from '../../domain/views/problem.ts';
import type { Translator } from '../../locales/translator.ts';

const TEXT_KEYS = {
  'not-found': 'problem.notFound',
  gone: 'problem.gone',
  unavailable: 'problem.unavailable',
  'bad-request': 'problem.badRequest',
  failed: 'problem.failed',
} as const satisfies Record<ProblemView['kind'], string>;

/** Faults of ours, which a visitor may want to report by their code. */
const isOurs = (kind: ProblemView['kind']): boolean => kind === 'failed' || kind === 'unavailable';

interface Props {
  readonly view: ProblemView;
  readonly homeHref: string;
  readonly t: Translator;
}

/** Says in the agency's look why there is nothing here, and where to go on. */
export const ProblemPage = ({ view, homeHref, t }: Props) => {
  const key = TEXT_KEYS[view.kind];
  return (
    <div className="wrap">
      <div className="empty empty--page">
        <EmptyStreet />
        <h1>{t(`${key}.heading`)}</h1>
        <p className="lead muted">{t(`${key}.text`)}</p>
        <p className="row">
          {view.offerHref === null ? null : (
            <a className="button" href={view.offerHref}>
              {t('problem.offer')} <Icon name="arrow" />
            </a>
          )}
          <a className={view.offerHref === null ? 'button' : 'button button--line'} href={homeHref}>
            {t('problem.home')}
          </a>
        </p>
        {isOurs(view.kind) ? (
          <p className="small muted">
            {t('problem.code')} <code>{view.requestId}</code>
          </p>
        ) : null}
      </div>
    </div>
  );
};
