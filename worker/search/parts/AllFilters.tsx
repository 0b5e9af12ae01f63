import { Icon } from '#client/ui/Icon.tsx';
import { formatNumber } from '#domain/format/number.ts';
import { capital } from '#domain/text.ts';
import type { AllFiltersView, ControlView, FilterGroupView } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { OptionList } from './OptionList.tsx';
import { keyOf, SearchControl } from './SearchControl.tsx';
import { standsOpen } from './SearchForm.tsx';
import { ShowButton } from './ShowButton.tsx';

interface Props {
  readonly view: AllFiltersView;
  readonly t: Translator;
}

interface ControlProps extends Pick<Props, 't'> {
  readonly control: ControlView;
  /** Whether the name of its part is enough. */
  readonly alone: boolean;
  /** Whether its long lists are behind a line. */
  readonly folded?: boolean;
}

/** A control with a line for each choice: a select box cannot show counts. */
const Control = ({ control, alone, folded, t }: ControlProps) => {
  if (control.kind !== 'select') return <SearchControl control={control} folded={folded} t={t} />;
  const { name, label, labelled, any, options } = control;
  const none = { value: '', label: any, count: null, checked: options.every(({ checked }) => !checked) };
  return (
    <fieldset className="filter__more">
      <legend className={labelled && !alone ? undefined : 'hidden'}>{label}</legend>
      <OptionList name={name} options={[none, ...options]} look="list" single />
    </fieldset>
  );
};

/** Homes that do not say what is asked, apart: unknown is not no. Each is shown by the choice that asks for it. */
const Unsaid = ({ unsaid, t }: Pick<FilterGroupView, 'unsaid'> & Pick<Props, 't'>) =>
  unsaid.map(({ value, label, count, checked, when }) => (
    <label key={value} className="check unsaid" data-when={when?.made} hidden={when?.isMade === false}>
      <input type="checkbox" name="unknown" value={value} defaultChecked={checked} />
      <b>{label}</b>
      <span data-count="">{count === null ? null : `+ ${formatNumber(count, t)}`}</span>
      <small>{t(value === 'price' ? 'traits.onRequestHint' : 'traits.unsaidHint')}</small>
    </label>
  ));

interface GroupProps extends Pick<Props, 't'> {
  readonly group: FilterGroupView;
  /** Address of this screen. */
  readonly here: string;
}

/** A control whose name stands above it. */
const unnamed = (control: ControlView): ControlView =>
  control.kind === 'options' ? { ...control, legend: null } : control;

/**
 * A part of few choices that most visitors make: they are pills, and what is finer opens beneath them. Its line is
 * always there, so that nothing moves when there is something to open.
 */
const DirectGroup = ({ group: { name, label, controls }, t }: Omit<GroupProps, 'here'>) => {
  const [first, ...finer] = controls;
  return (
    <fieldset className="group-of direct-of" data-group={name}>
      <legend>{label}</legend>
      {first === undefined ? null : <Control control={unnamed(first)} alone folded t={t} />}
      {finer.map((control) => (
        <details key={keyOf(control)} className="direct-of__finer">
          <summary>
            <span>{control.kind === 'options' ? (control.legend ?? label) : label}</span>
            <span className="direct-of__first">{t('offer.typeFirst')}</span>
            <Icon name="chevron" small />
          </summary>
          <p className="direct-of__first">{capital(t('offer.typeFirst'), t.locale)}.</p>
          <Control control={unnamed(control)} alone t={t} />
        </details>
      ))}
    </fieldset>
  );
};

const Group = ({ group, here, t }: GroupProps) => {
  if (group.direct) return <DirectGroup group={group} t={t} />;
  const { name, label, value, controls, unsaid, open } = group;
  const any = t.label('offer.anyOf', name) ?? t('traits.any');
  return (
    <details className="group-of" name="filters" data-group={name} open={open || standsOpen(group)}>
      <summary>
        <b>{label}</b>{' '}
        <span className={value === null ? 'filter__any' : undefined} data-summary={name}>
          {value ?? any}
        </span>
        <Icon name="chevron" small />
      </summary>
      <fieldset className="group-of__in">
        <legend>{label}</legend>
        {controls.map((control) => (
          <Control key={keyOf(control)} control={control} alone={controls.length === 1} t={t} />
        ))}
        <Unsaid unsaid={unsaid} t={t} />
        {open ? null : (
          <noscript>
            <button type="submit" className="button button--line" formAction={here} name="open" value={name}>
              {t('traits.numbers')}
            </button>
          </noscript>
        )}
      </fieldset>
    </details>
  );
};

/**
 * All filters of a search: one plain GET form, whose parts open one at a time. Without script all of them can be
 * chosen; the counts of a part are requested by its button, which keeps what was chosen.
 */
export const AllFilters = ({ view, t }: Props) => (
  <div className="all-filters" data-enhance="all-filters">
    <p className="hidden" role="status" data-region="status" />
    <form
      action={view.action}
      method="get"
      data-region="form"
      data-here={view.here}
      autoComplete="off"
      aria-label={t('offer.filters')}
    >
      <div className="all-filters__head">
        <h1>{t('traits.all')}</h1>
        <a className="icon-button" href={view.closeHref} rel="nofollow" aria-label={t('traits.leave')}>
          <Icon name="close" />
        </a>
      </div>
      <div hidden data-part="hidden">
        {view.hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </div>
      <div className="all-filters__in">
        {view.groups.map((group) => (
          <Group key={group.name} group={group} here={view.here} t={t} />
        ))}
      </div>
      <div className="all-filters__foot">
        <a className="button button--quiet" href={view.clearHref} rel="nofollow">
          {t('offer.clearAll')}
        </a>
        <ShowButton {...view.submit} className="button" />
      </div>
    </form>
  </div>
);
