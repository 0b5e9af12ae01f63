/** The controls of a page's form: languages side by side, what is missing marked, faults and others' words beneath them. */
import { Icon } from '#client/ui/Icon.tsx';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { Named } from '#wire/written-pages.ts';
import type { Words } from '../news/StaffNewsPage.tsx';
import type { InLanguages as WrittenAs } from './block-table.ts';

/** A target that is offered for links. */
export interface Target {
  readonly value: string;
  readonly label: string;
}

export interface FieldsProps {
  readonly typed: Typed;
  /** What is wrong, in words, by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** What somebody else has stored meanwhile, by field. */
  readonly others: Readonly<Record<string, string>>;
  readonly targets: readonly Target[];
  /** Lists of the site that blocks can name. */
  readonly named: readonly Named[];
  readonly words: Words;
}

/** Longest texts, in characters. */
const LONGEST = { words: 400, text: 40_000, line: 300 } as const;

/** What is beneath a field: its fault, and what somebody else wrote. */
export const Beneath = ({ name, faults, others, words: { s } }: FieldsProps & { readonly name: string }) => (
  <>
    {faults[name] === undefined ? null : (
      <span className="field__error" id={`${name}-wrong`}>
        <Icon name="warning" small />
        {faults[name]}
      </span>
    )}
    {others[name] === undefined ? null : (
      <span className="field__hint" id={`${name}-other`}>
        {others[name] === '' ? s('pages.otherNone') : s('pages.other', { text: others[name] })}
      </span>
    )}
  </>
);

/** Ids of what is beneath a field, for those who hear the page. */
export const described = (name: string, { faults, others }: FieldsProps): string | undefined =>
  [faults[name] && `${name}-wrong`, others[name] !== undefined && `${name}-other`]
    .filter(Boolean)
    .join(' ') || undefined;

/** A text in a language; one that others have and this one lacks is marked. */
function InLanguage({
  name,
  locale,
  label,
  as,
  ...props
}: FieldsProps & {
  readonly name: string;
  readonly locale: Locale;
  readonly label: string;
  readonly as: WrittenAs;
}) {
  const { typed, faults, words } = props;
  const { s, locales } = words;
  const own = `${name}.${locale}`;
  const value = textOf(typed, own) ?? '';
  const isMissing = value === '' && locales.some((other) => textOf(typed, `${name}.${other}`) !== undefined);
  const shared = {
    id: own,
    name: own,
    lang: locale,
    autoComplete: 'off',
    'aria-invalid': faults[own] === undefined ? undefined : (true as const),
    'aria-describedby': described(own, props),
    defaultValue: value,
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={own}>
        {label} <span className="muted">{s(`news.languages.${locale}`)}</span>
        {isMissing ? <span className="staff-news-missing">{s('news.missing')}</span> : null}
      </label>
      {as === 'words' ? (
        <input {...shared} className="input" maxLength={LONGEST.words} />
      ) : as === 'sentence' ? (
        <textarea {...shared} className="input textarea" rows={2} maxLength={LONGEST.words} />
      ) : (
        <textarea {...shared} className="input textarea textarea--long" rows={6} maxLength={LONGEST.text} />
      )}
      <Beneath {...props} name={own} />
    </div>
  );
}

/** A text in each language of the site, side by side. */
export const InLanguages = ({
  name,
  label,
  as,
  ...props
}: FieldsProps & {
  readonly name: string;
  readonly label: string;
  readonly as: WrittenAs;
}) => (
  <div className="staff-news-languages">
    {props.words.locales.map((locale) => (
      <InLanguage key={locale} {...props} name={name} locale={locale} label={label} as={as} />
    ))}
  </div>
);

/** A field of one value. */
export function Line({
  name,
  label,
  kind,
  ...props
}: FieldsProps & {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'number';
}) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <input
        className="input"
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        id={name}
        name={name}
        autoComplete="off"
        maxLength={LONGEST.line}
        aria-invalid={props.faults[name] === undefined ? undefined : true}
        aria-describedby={described(name, props)}
        defaultValue={textOf(props.typed, name) ?? ''}
      />
      <Beneath {...props} name={name} />
    </div>
  );
}

/** A field of one of several values. */
export function Choice({
  name,
  label,
  options,
  ...props
}: FieldsProps & {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Target[];
}) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <select
        className="input"
        id={name}
        name={name}
        aria-invalid={props.faults[name] === undefined ? undefined : true}
        aria-describedby={described(name, props)}
        defaultValue={textOf(props.typed, name) ?? ''}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Beneath {...props} name={name} />
    </div>
  );
}
