import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';

interface Props {
  /** Name of the panel, by which the script finds its summary. */
  readonly name: string;
  readonly label: string;
  /** Chosen value; null is shown as "any". */
  readonly value: string | null;
  readonly any: string;
  readonly children: ReactNode;
  readonly submit: ReactNode;
  /** Removes the choices of this panel. */
  readonly clear: ReactNode;
  /** Whether it is open at first: it contains an error to correct. */
  readonly open?: boolean;
}

/** One filter: a drop-down of the bar on wide screens, an always open part of the sheet on phones. */
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
