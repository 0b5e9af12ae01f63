import { Icon } from '#client/ui/Icon.tsx';
import { Menu as MenuRows } from './SiteMenus.tsx';
import { Rules as RuleRows } from './SiteRules.tsx';
import { membersOf, nameOf, rowsOf, seenName, type Texts } from './site-controls.ts';
import type { FieldView } from './site-view.ts';
import { labelOf, optionName, type SiteWords, saidValue } from './site-words.ts';

interface Props {
  readonly view: FieldView;
  readonly words: SiteWords;
}

const idOf = (name: string): string => `f-${name.replace(/[^\w-]+/g, '-')}`;
const first = (texts: Texts, part = ''): string => texts[part]?.[0] ?? '';

/** What is wrong with a field, and what somebody else made of it meanwhile. */
function Beside({ view: { field, fault, conflict }, words }: Props) {
  const { s } = words;
  const id = idOf(field.path);
  const value = conflict === null ? '' : saidValue(field, conflict.theirs, words);
  return (
    <>
      {fault === null ? null : (
        <span className="field__error" id={`${id}-wrong`}>
          <Icon name="warning" small />
          {s(`site.wrong.${fault}`)}
        </span>
      )}
      {conflict === null ? null : (
        <span className="field__error" id={`${id}-theirs`}>
          <Icon name="warning" small />
          {conflict.by === null
            ? s('site.theirsUnknown', { value })
            : s('site.theirs', { name: conflict.by, value })}
        </span>
      )}
    </>
  );
}

const describedBy = ({ field, fault, conflict }: FieldView): string | undefined => {
  const id = idOf(field.path);
  const named = [
    fault === null ? '' : `${id}-wrong`,
    conflict === null ? '' : `${id}-theirs`,
    field.hint === undefined ? '' : `${id}-hint`,
  ].filter((one) => one !== '');
  return named.length === 0 ? undefined : named.join(' ');
};

const Hint = ({ view: { field }, words: { s } }: Props) =>
  field.hint === undefined ? null : (
    <span className="muted" id={`${idOf(field.path)}-hint`}>
      {s(`site.hints.${field.hint}`)}
    </span>
  );

/** An input of a time or a day, beneath its short label. */
const Small = ({
  name,
  type,
  label,
  value,
  isWrong = false,
}: {
  readonly name: string;
  readonly type: 'time' | 'date';
  readonly label: string;
  readonly value: string;
  readonly isWrong?: boolean;
}) => (
  <label className="field own-small">
    <span>{label}</span>
    <input
      className="input"
      type={type}
      name={name}
      defaultValue={value}
      autoComplete="off"
      aria-invalid={isWrong ? true : undefined}
    />
  </label>
);

/** The hours of a weekday: two openings, or as many as there are. */
function Hours({ view, words }: Props) {
  const { field, texts, fault } = view;
  const { s } = words;
  return (
    <fieldset className="own-day" aria-describedby={describedBy(view)}>
      <legend>{labelOf(field, words)}</legend>
      {rowsOf(field, texts).map((at) => (
        <div key={at} className="own-pair">
          {at === 0 ? null : <span className="hidden">{s('site.secondOpening')}</span>}
          {(['from', 'to'] as const).map((end) => (
            <Small
              key={end}
              name={nameOf(field, `${at} ${end}`)}
              type="time"
              label={s(`site.${end}`)}
              value={first(texts, `${at} ${end}`)}
              isWrong={fault !== null}
            />
          ))}
        </div>
      ))}
      <Beside view={view} words={words} />
    </fieldset>
  );
}

/** Exceptional days: rows that can be taken out, and empty ones. */
function Days({ view, words }: Props) {
  const { field, texts } = view;
  const { s } = words;
  return (
    <div className="own-days">
      <p className="muted">{s('site.daysHint')}</p>
      {rowsOf(field, texts).map((at) => {
        const isNew = first(texts, `${at} day`) === '';
        return (
          <fieldset key={at} className="own-day">
            <legend className={isNew ? undefined : 'hidden'}>
              {isNew ? s('site.newRow') : `${s('site.labels.days')} ${at + 1}`}
            </legend>
            <div className="own-pair">
              <Small
                name={nameOf(field, `${at} day`)}
                type="date"
                label={s('site.first')}
                value={first(texts, `${at} day`)}
              />
              <Small
                name={nameOf(field, `${at} until`)}
                type="date"
                label={s('site.last')}
                value={first(texts, `${at} until`)}
              />
            </div>
            <div className="own-pair">
              <Small
                name={nameOf(field, `${at} from`)}
                type="time"
                label={s('site.opensFrom')}
                value={first(texts, `${at} from`)}
              />
              <Small
                name={nameOf(field, `${at} to`)}
                type="time"
                label={s('site.opensTo')}
                value={first(texts, `${at} to`)}
              />
            </div>
            {isNew ? null : (
              <label className="check">
                <input
                  type="checkbox"
                  name={nameOf(field, `${at} out`)}
                  value="1"
                  defaultChecked={first(texts, `${at} out`) !== ''}
                />
                <span>{s('site.takeOut')}</span>
              </label>
            )}
          </fieldset>
        );
      })}
      <Beside view={view} words={words} />
    </div>
  );
}

function Several({ view, words }: Props) {
  const { field, texts } = view;
  return (
    <fieldset className="own-several" aria-describedby={describedBy(view)}>
      <legend className="field__label">{labelOf(field, words)}</legend>
      {(field.options ?? []).map(({ code }) => (
        <label key={code} className="check">
          <input
            type="checkbox"
            name={field.path}
            value={code}
            defaultChecked={texts['']?.includes(code) === true}
          />
          <span>{optionName(field, code, words)}</span>
        </label>
      ))}
      <Beside view={view} words={words} />
    </fieldset>
  );
}

/** The colour of light and that of dark mode. */
function Colours({ view, words }: Props) {
  const { field, texts, fault, conflict } = view;
  const { s } = words;
  return (
    <fieldset className="own-several" aria-describedby={describedBy(view)}>
      <legend className="field__label">{labelOf(field, words)}</legend>
      <Hint view={view} words={words} />
      {(['light', 'dark'] as const).map((mode) => (
        <label key={mode} className="field own-colour">
          <span>{s(`site.modes.${mode}`)}</span>
          <input
            type="color"
            name={nameOf(field, mode)}
            defaultValue={first(texts, mode)}
            autoComplete="off"
            aria-invalid={fault !== null || conflict !== null ? true : undefined}
          />
        </label>
      ))}
      <Beside view={view} words={words} />
    </fieldset>
  );
}

const TYPES = { tel: 'tel', email: 'email' } as const;

function Line({ view, words }: Props) {
  const { field, texts, fault, conflict } = view;
  const { s } = words;
  const id = idOf(field.path);
  const shared = {
    id,
    name: field.path,
    'aria-invalid': fault !== null || conflict !== null ? true : undefined,
    'aria-describedby': describedBy(view),
    defaultValue: first(texts),
  } as const;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {labelOf(field, words)}
      </label>
      {field.control === 'choice' ? (
        <select {...shared} className="input" required={field.required}>
          {field.required ? null : <option value="">{s('site.unchosen')}</option>}
          {(field.options ?? []).map(({ code }) => (
            <option key={code} value={code}>
              {optionName(field, code, words)}
            </option>
          ))}
        </select>
      ) : field.control === 'text' && field.locale !== undefined ? (
        // What is written in each language is a sentence at times: it is seen whole.
        <textarea
          {...shared}
          className="input textarea"
          lang={field.locale}
          rows={2}
          maxLength={300}
          required={field.required}
          autoComplete="off"
        />
      ) : (
        <input
          {...shared}
          className="input"
          type={field.control === 'tel' || field.control === 'email' ? TYPES[field.control] : 'text'}
          inputMode={field.control === 'year' ? 'numeric' : field.control === 'link' ? 'url' : undefined}
          lang={field.locale}
          maxLength={300}
          required={field.required}
          autoComplete="off"
        />
      )}
      <Hint view={view} words={words} />
      <Beside view={view} words={words} />
    </div>
  );
}

function Tick({ view, words }: Props) {
  const { field, texts } = view;
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name={field.path}
          value="1"
          defaultChecked={first(texts) !== ''}
          aria-describedby={describedBy(view)}
        />
        <span>{labelOf(field, words)}</span>
      </label>
      <Hint view={view} words={words} />
      <Beside view={view} words={words} />
    </div>
  );
}

const Rules = (props: Props) => (
  <>
    <RuleRows {...props} />
    <Beside {...props} />
  </>
);

const Menu = (props: Props) => (
  <>
    <MenuRows {...props} />
    <Beside {...props} view={{ ...props.view, fault: null }} />
  </>
);

const CONTROLS = {
  hours: Hours,
  days: Days,
  several: Several,
  tick: Tick,
  colours: Colours,
  rules: Rules,
  menu: Menu,
} as const;

/** A field of a form, with the values that were seen. */
export function FieldOf({ view, words }: Props) {
  const { control } = view.field;
  const Control = control in CONTROLS ? CONTROLS[control as keyof typeof CONTROLS] : Line;
  return (
    <>
      {membersOf(view.field).map((path) => (
        <input key={path} type="hidden" name={seenName(path)} value={view.seen[path] ?? 'null'} />
      ))}
      <Control view={view} words={words} />
    </>
  );
}
