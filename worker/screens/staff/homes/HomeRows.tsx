import type { FormRow } from './form-rows.ts';
import {
  cellPart,
  cellValue,
  ENTRY,
  entryShown,
  indexesOf,
  nameOf,
  type Parts,
  partsOfCell,
  REMOVE,
} from './home-controls.ts';
import { OTHER, optionsOf } from './home-options.ts';
import { labelOf, optionLabel, shownValue, type Words } from './home-words.ts';

interface Props {
  /** The list. */
  readonly row: FormRow;
  readonly parts: Parts;
  /** Path of the field, and the beginning of the names of this list's parts within it. */
  readonly path: string;
  readonly prefix?: string;
  /** The entries that were seen. */
  readonly seen: unknown;
  readonly words: Words;
}

interface CellProps extends Omit<Props, 'row' | 'parts'> {
  readonly cell: FormRow;
  readonly part: string;
  readonly text: string;
}

const TYPES: Partial<Readonly<Record<FormRow['control'], 'date' | 'time'>>> = { date: 'date', time: 'time' };
const MODES: Partial<Readonly<Record<FormRow['control'], 'numeric' | 'decimal'>>> = {
  whole: 'numeric',
  number: 'decimal',
};
const SHORT: readonly FormRow['control'][] = ['date', 'time', 'whole', 'number', 'choice', 'yesNo'];

/** A field of an entry. */
function Cell({ cell, path, part, text, seen, words }: CellProps) {
  const label = labelOf(cell, words);
  const name = nameOf(path, part);
  if (cell.control === 'check')
    return (
      <label className="check">
        <input type="checkbox" name={name} value="1" defaultChecked={text === '1'} />
        <span>{label}</span>
      </label>
    );
  const id = `c-${name.replace(/[^\w-]/g, '-')}`;
  return (
    <div className={SHORT.includes(cell.control) ? 'field home-cell--short' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {cell.control === 'choice' || cell.control === 'yesNo' ? (
        <select className="input" id={id} name={name} defaultValue={text}>
          <option value="">{words.s('written.none')}</option>
          {text === OTHER ? <option value={OTHER}>{shownValue(cell, seen, words) ?? OTHER}</option> : null}
          {optionsOf(cell).map((option) => (
            <option key={option.code} value={option.code}>
              {optionLabel(cell, option, words)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          id={id}
          name={name}
          type={TYPES[cell.control] ?? 'text'}
          inputMode={MODES[cell.control]}
          maxLength={cell.own === 'remark' || cell.own === 'link' ? 1000 : 300}
          lang={cell.locale}
          autoComplete="off"
          defaultValue={text}
        />
      )}
    </div>
  );
}

/** The entries of a list, and empty ones; texts in further languages are behind a disclosure. */
export function HomeRows({ row, parts, path, prefix = '', seen, words }: Props) {
  const { s } = words;
  const { cells = [] } = row;
  const first = cells.find(({ locale }) => locale !== undefined)?.locale;
  const entries: readonly unknown[] = Array.isArray(seen) ? seen : [];
  return indexesOf(parts).map((index) => {
    const entry = entryShown(parts, index, entries);
    const of = (cell: FormRow) => {
      const own = partsOfCell(parts, index, cell.path);
      const before = cellValue(entry, cell);
      if (cell.control === 'rows')
        return (
          <fieldset key={cell.path} className="home-list">
            <legend className="field__label">{labelOf(cell, words)}</legend>
            <HomeRows
              row={cell}
              parts={own}
              path={path}
              prefix={`${prefix}${cellPart(index, cell.path)}/`}
              seen={before}
              words={words}
            />
          </fieldset>
        );
      return (
        <Cell
          key={cell.path}
          cell={cell}
          path={path}
          part={`${prefix}${cellPart(index, cell.path)}`}
          text={own[''] ?? ''}
          seen={before}
          words={words}
        />
      );
    };
    const others = cells.filter(({ locale }) => locale !== undefined && locale !== first);
    const isThere = entry !== undefined;
    return (
      <fieldset key={index} className="home-row">
        <input
          type="hidden"
          name={nameOf(path, `${prefix}${index}.${ENTRY}`)}
          value={isThere ? JSON.stringify(entry) : ''}
          data-entry=""
        />
        <legend>{s(isThere ? 'written.rowNumber' : 'written.rowNew', { n: String(index + 1) })}</legend>
        {cells.filter((cell) => !others.includes(cell)).map(of)}
        {others.length === 0 ? null : (
          <details className="home-row__more">
            <summary>{s('written.otherLanguages')}</summary>
            {others.map(of)}
          </details>
        )}
        {isThere ? (
          <label className="check">
            <input
              type="checkbox"
              name={nameOf(path, `${prefix}${index}.${REMOVE}`)}
              value="1"
              defaultChecked={parts[`${index}.${REMOVE}`] === '1'}
            />
            <span>{s('written.removeRow')}</span>
          </label>
        ) : null}
      </fieldset>
    );
  });
}
