import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IDS_PARAMETER } from '#domain/id-list.ts';
import type { Translator } from '#locales/translator.ts';
import { MOST_DUO_HOMES } from '#wire/duo.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import type { FormState } from '../../platform/forms/ui/form-state.ts';
import type { DuoTexts } from './texts.ts';

/** Fields of the form: the names of both. */
export const NAMES = ['own', 'theirs'] as const;

interface Props {
  readonly view: {
    readonly state: FormState;
    readonly ids: readonly string[];
    readonly offerHref: string;
  };
  readonly s: DuoTexts;
  readonly t: Translator;
}

/** Without favourites there is nothing to choose from yet. */
const NoFavorites = ({ view, s }: Omit<Props, 't'>) => (
  <div className="empty">
    <EmptyStreet heart />
    <h2>{s('make.none')}</h2>
    <p className="lead muted">{s('make.noneText')}</p>
    <p className="row">
      <a className="button" href={view.offerHref}>
        {s('make.browse')} <Icon name="arrow" />
      </a>
    </p>
  </div>
);

/** What a list for two is, and the form that makes one. */
export const MakeDuoPage = ({ view, s, t }: Props) => {
  const { state, ids } = view;
  const isMany = ids.length > MOST_DUO_HOMES;
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{s('title')}</h1>
        <p>{s('make.lead')}</p>
      </div>
      {ids.length === 0 && state.problem === null ? (
        <NoFavorites view={view} s={s} />
      ) : (
        <FormFrame state={state} t={t}>
          <input type="hidden" name={IDS_PARAMETER} value={ids.join(',')} />
          <p>{isMany ? s('make.first', { n: MOST_DUO_HOMES }) : s.count('make.count', ids.length)}</p>
          <div className="form__pair">
            {NAMES.map((name) => (
              <TextField key={name} state={state} t={t} name={name} label={s(`make.${name}`)} optional />
            ))}
          </div>
          <p className="muted">{s('make.nameHint')}</p>
          <p className="muted">{s('make.kept')}</p>
          <p>
            <button type="submit" className="button">
              {s('make.button')}
            </button>
          </p>
        </FormFrame>
      )}
    </div>
  );
};
