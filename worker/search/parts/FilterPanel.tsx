import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';

interface Props {
  /** Name of the panel, by which script finds its summary. */
  readonly name: string;
  readonly label: string;
  /** What is chosen; null reads as "any". */
  readonly value: string | null;
  readonly any: string;
  readonly children: ReactNode;
  readonly submit: ReactNode;
  /** Drops what is chosen here. */
  readonly clear: ReactNode;
  /** Whether it stands open from the start: there is something to put right in it. */
  readonly open?: boolean;
}

/** One filter: on wide screens a drop-down of the bar, in the sheet of phones a part that is always open. */
export const FilterPanel = ({ name, label, value, any, children, submit, clear, open = false }: Props) => (
  <details className="filter" name="filter" open={open}>
    <summary>
      <span className="filter__summary">
        <small>{label}</small>{' '}
        <b className={value === null ? 'filter__any' : undefined} data-summary={name}>
          {value ?? any}
        </b>
      </span>
      <Icon name="chevron" small />
    </summary>
    <fieldset className="filter__panel">
      <legend>{label}</legend>
      {children}
      <div className="filter__submit">
        <span data-part={`clear-${name}`}>{clear}</span>
        {submit}
      </div>
    </fieldset>
  </details>
);
