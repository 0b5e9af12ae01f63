import { Icon } from '#client/ui/Icon.tsx';
import { serializeGeoRange } from '#domain/filter/geo-range.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { pathTo } from '#domain/routes.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import type { FormRow } from './form-rows.ts';
import { HomeRows } from './HomeRows.tsx';
import { SEEN } from './home-changes.ts';
import { classOfNumber, nameOf, type Parts, pointIn, WEEKDAYS } from './home-controls.ts';
import { OTHER, optionsOf } from './home-options.ts';
import type { RowView } from './home-view.ts';
import { optionLabel, shownValue, type Words, weekdayName } from './home-words.ts';

interface Props {
  readonly view: RowView;
  readonly words: Words;
  /** The number from which a class follows. */
  readonly number?: unknown;
}

const MOST_RADIOS = 4;

interface ControlProps extends Props {
  readonly id: string;
  readonly described: string | undefined;
}

const TYPES: Partial<Readonly<Record<RowView['row']['control'], 'email' | 'tel' | 'date' | 'time'>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
};
const isSelect = ({ control }: FormRow): boolean =>
  ['code', 'choice', 'named', 'subType', 'class', 'yesNo', 'status', 'destination'].includes(control);
const MODES: Partial<Readonly<Record<RowView['row']['control'], 'numeric' | 'decimal'>>> = {
  whole: 'numeric',
  number: 'decimal',
  price: 'numeric',
};

/** Choices of a select, with the value that is there when it is none of them. */
function Options({ view: { row, seen, parts }, words, number }: Props) {
  const { s } = words;
  const derived = row.control === 'class' ? classOfNumber(number, words) : null;
  const none =
    row.control === 'class'
      ? derived === null
        ? s('written.fromNumber')
        : s('written.fromNumberIs', { letter: derived.replace('_PLUS_PLUS', '++').replace('_PLUS', '+') })
      : s(row.question === undefined ? 'written.none' : 'written.notYet');
  return (
    <>
      <option value="">{none}</option>
      {parts[''] === OTHER ? (
        <option value={OTHER}>{shownValue(row, JSON.parse(seen), words) ?? OTHER}</option>
      ) : null}
      {optionsOf(row).map((option) => (
        <option key={option.code} value={option.code}>
          {optionLabel(row, option, words)}
        </option>
      ))}
    </>
  );
}

/** The input of a field of one value. */
function Control(props: ControlProps) {
  const { id, described, view } = props;
  const { row, parts, wrong } = view;
  const common = {
    id,
    name: row.path,
    'aria-describedby': described,
    'aria-invalid': wrong === null ? undefined : ('true' as const),
  };
  if (row.control === 'text')
    return (
      <textarea
        {...common}
        className="input textarea"
        rows={8}
        maxLength={20_000}
        lang={row.locale}
        defaultValue={parts['']}
      />
    );
  if (isSelect(row))
    return (
      <select {...common} className="input" defaultValue={parts['']}>
        <Options {...props} />
      </select>
    );
  return (
    <input
      {...common}
      className="input"
      type={TYPES[row.control] ?? 'text'}
      inputMode={MODES[row.control]}
      maxLength={row.control === 'point' ? 2000 : 300}
      lang={row.locale}
      list={row.control === 'city' ? 'home-cities' : undefined}
      autoComplete="off"
      defaultValue={parts['']}
    />
  );
}

function Tick({
  view,
  name,
  label,
}: {
  readonly view: RowView;
  readonly name: string;
  readonly label: string;
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={nameOf(view.row.path, name)}
        value="1"
        defaultChecked={view.parts[name] === '1'}
      />
      <span>{label}</span>
    </label>
  );
}

/** A few answers, one of which is "not known yet". */
function Answers({ view, words, described }: Props & { readonly described: string | undefined }) {
  const { row, parts } = view;
  const { s } = words;
  return (
    <div className="home-answers">
      {[
        ...optionsOf(row).map((option) => [option.code, optionLabel(row, option, words)] as const),
        ['', s('written.notYet')] as const,
      ].map(([code, label]) => (
        <label key={code} className={code === '' ? 'home-answer home-answer--later' : 'home-answer'}>
          <input
            type="radio"
            name={row.path}
            value={code}
            defaultChecked={parts[''] === code}
            aria-describedby={described}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Days of the week, any of which may be chosen. */
const Weekdays = ({ view, words }: Props) => (
  <div className="home-weekdays">
    {WEEKDAYS.map((day) => (
      <Tick key={day} view={view} name={String(day)} label={weekdayName(day, words.locale)} />
    ))}
  </div>
);

const isEmpty = (parts: Parts): boolean => Object.values(parts).every((text) => text === '');

/** What is said beneath a field: why it cannot go out, and who typed what is not online. */
function Notes({ id, view }: { readonly id: string; readonly view: RowView }) {
  if (view.wrong === null && view.pending === null) return null;
  return (
    <div id={`${id}-note`} data-note="">
      {view.wrong === null ? null : (
        <p className="field__error">
          <Icon name="warning" small />
          <span>
            <Unbroken>{view.wrong}</Unbroken>
          </span>
        </p>
      )}
      {view.pending === null ? null : <p className="field__hint home-pending">{view.pending}</p>}
    </div>
  );
}

/** Where else a point can come from, and where it is on the site's own map: by its cell, since addresses are shared, and a street may be hidden. */
function PointHelp({ id, view, words }: Props & { readonly id: string }) {
  const { s, locale } = words;
  const point = pointIn(JSON.parse(view.seen));
  const query =
    point === null ? null : { view: 'map', geo_range: serializeGeoRange({ km: 1, ...cellCentre(point) }) };
  return (
    <div className="home-point">
      <button
        type="button"
        className="button button--line home-here"
        data-here=""
        aria-describedby={`${id}-here`}
        data-asking={s('written.point.asking')}
        data-failed={s('written.point.failed')}
      >
        {s('written.point.here')}
      </button>
      <p className="field__hint" id={`${id}-here`} role="status" />
      {query === null ? null : (
        <a href={`${pathTo('offer', locale)}?${new URLSearchParams(query).toString()}`}>
          {s('written.point.onMap')}
        </a>
      )}
    </div>
  );
}

const HINTS = [
  'buildingLicense',
  'townPlanningViolation',
  'presaleRight',
  'floodingParcelScore',
  'floodingBuildingScore',
] as const;

/** A field with its label, its notes, and what the person saw. */
export function HomeField({ view, words, number }: Props) {
  const { row, label, parts, seen } = view;
  const { s } = words;
  const id = `f-${row.path.replace(/[.[\]]/g, '-')}`;
  const question = HINTS.find((one) => one === row.question);
  const hint =
    question !== undefined
      ? s(`written.hints.${question}`)
      : row.control === 'point'
        ? s('written.point.hint')
        : undefined;
  const hasNotes = view.wrong !== null || view.pending !== null;
  const described =
    [hint === undefined ? '' : `${id}-hint`, hasNotes ? `${id}-note` : ''].filter(Boolean).join(' ') ||
    undefined;
  const hidden = <input type="hidden" name={`${SEEN}${row.path}`} defaultValue={seen} />;
  const own = {
    'data-field': row.path,
    'data-key': row.path,
    'data-shown': view.shown ?? s('written.nothing'),
  };
  const said =
    hint === undefined ? null : (
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    );
  if (row.control === 'check')
    return (
      <div className="field" {...own}>
        {hidden}
        <Tick view={view} name="" label={label} />
        <Notes id={id} view={view} />
      </div>
    );
  if (row.control === 'rows' || row.control === 'weekdays')
    return (
      <fieldset className="field home-list" {...own} aria-describedby={described}>
        <legend className="field__label">{label}</legend>
        {hidden}
        {row.own === 'rates' || row.own === 'taken' || row.own === 'options' ? (
          <p className="field__hint">{s(`written.listHints.${row.own}`)}</p>
        ) : null}
        <Notes id={id} view={view} />
        {row.control === 'rows' ? (
          <HomeRows row={row} parts={parts} path={row.path} seen={JSON.parse(seen)} words={words} />
        ) : (
          <Weekdays view={view} words={words} />
        )}
      </fieldset>
    );
  const asRadios =
    row.question !== undefined &&
    row.control === 'code' &&
    optionsOf(row).length <= MOST_RADIOS &&
    parts[''] !== OTHER;
  if (asRadios)
    return (
      <fieldset className="field home-question" {...own}>
        <legend className="field__label">{label}</legend>
        {hidden}
        {said}
        <Answers view={view} words={words} described={described} />
        <Notes id={id} view={view} />
      </fieldset>
    );
  return (
    <div className="field" {...own}>
      {hidden}
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {said}
      <Control view={view} words={words} number={number} id={id} described={described} />
      {row.control === 'point' ? <PointHelp id={id} view={view} words={words} /> : null}
      {row.control === 'price' ? <Tick view={view} name="hidden" label={s('written.onRequest')} /> : null}
      {row.control === 'destination' ? (
        <label className="field">
          <span className="field__hint">{s('written.ownWords')}</span>
          <input className="input" name={nameOf(row.path, 'own')} maxLength={300} defaultValue={parts.own} />
        </label>
      ) : null}
      <Notes id={id} view={view} />
    </div>
  );
}

export const hasValue = ({ parts, wrong }: RowView): boolean => wrong !== null || !isEmpty(parts);
