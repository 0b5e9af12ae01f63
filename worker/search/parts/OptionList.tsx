import type { OptionView } from '#domain/views/option.ts';

/** A label that begins with an energy class, the class drawn as on cards. */
const Graded = ({ label, letter, grade }: { readonly label: string } & NonNullable<OptionView['energy']>) => (
  <>
    <span className={`energy-tag energy--${grade}`}>{letter}</span>
    {label.slice(letter.length)}
  </>
);

interface Props {
  readonly name: string;
  readonly options: readonly OptionView[];
  /** `pills` for a few short words, `list` for many, which scrolls. */
  readonly look: 'pills' | 'list';
  /** Whether only one can be chosen. */
  readonly single?: boolean;
}

/** Choices of a filter, one or several; a choice without results is muted, and can be chosen all the same. */
export const OptionList = ({ name, options, look, single = false }: Props) => (
  <div className={look === 'pills' ? 'option-pills' : 'option-list'}>
    {options.map((option) => (
      <label
        key={option.value}
        className={look === 'pills' ? 'pill' : 'check'}
        data-none={option.count === 0 && !option.checked ? '' : undefined}
        data-when={option.when?.made}
        hidden={option.when?.isMade === false}
      >
        <input
          type={single ? 'radio' : 'checkbox'}
          name={name}
          value={option.value}
          defaultChecked={option.checked}
        />
        <span>
          {option.energy === undefined ? (
            option.label
          ) : (
            <Graded label={option.label} letter={option.energy.letter} grade={option.energy.grade} />
          )}
        </span>
        {look === 'list' ? <small data-count="">{option.count}</small> : null}
      </label>
    ))}
  </div>
);
