import type { OptionView } from '../../../domain/views/option.ts';

interface Props {
  readonly name: string;
  readonly options: readonly OptionView[];
  /** `pills` for a few short words, `list` for many: it scrolls. */
  readonly look: 'pills' | 'list';
  /** Only one may be on. */
  readonly single?: boolean;
}

/** Choices of a filter, any number of which may be on, or one; one that would find nothing cannot be chosen. */
export const OptionList = ({ name, options, look, single = false }: Props) => (
  <div className={look === 'pills' ? 'option-pills' : 'option-list'}>
    {options.map((option) => (
      <label key={option.value} className={look === 'pills' ? 'pill' : 'check'}>
        <input
          type={single ? 'radio' : 'checkbox'}
          name={name}
          value={option.value}
          defaultChecked={option.checked}
          disabled={option.count === 0 && !option.checked}
        />
        <span>{option.label}</span>
        {look === 'list' ? <small data-count="">{option.count}</small> : null}
      </label>
    ))}
  </div>
);
