import { areaName } from '#domain/filter/areas.ts';
import { PROJECTS, retainedIn, TICKED, TICKED_PARTS } from './rules.ts';
import { nameOf, rowsOf } from './site-controls.ts';
import type { FieldView } from './site-view.ts';
import type { SiteWords } from './site-words.ts';

interface Props {
  readonly view: FieldView;
  readonly words: SiteWords;
}
interface RowProps extends Props {
  readonly at: number;
  /** Whether it is one of the empty rows at the end. */
  readonly isNew: boolean;
}

type Part = (typeof TICKED_PARTS)[number];

function codeName(part: Part, code: string, { s, locale }: SiteWords): string {
  switch (part) {
    case 'deeds':
      return s(`site.rules.deeds.${code as (typeof TICKED.deeds)[number]}`);
    case 'ways':
      return s(`site.rules.ways.${code as (typeof TICKED.ways)[number]}`);
    case 'areas':
      return areaName(code as (typeof TICKED.areas)[number], locale);
  }
}

/** A condition of a row: any of what is ticked. */
function Ticked({ part, view: { field, texts }, words, at }: RowProps & { readonly part: Part }) {
  return (
    <fieldset className="own-several">
      <legend className="field__label">{words.s(`site.rules.conditions.${part}`)}</legend>
      <div className="own-ticks">
        {TICKED[part].map((code) => (
          <label key={code} className="check">
            <input
              type="checkbox"
              name={nameOf(field, `${at} ${part}`)}
              value={code}
              defaultChecked={texts[`${at} ${part}`]?.includes(code) === true}
            />
            <span>{codeName(part, code, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Conditions without a field: how many municipalities and kinds of homes they name. */
function Retained({ view: { texts }, words: { s }, at }: RowProps) {
  const { cities, headTypes } = retainedIn(texts[`${at} retained`]?.[0]);
  const lines = [
    cities === undefined || cities === null ? null : s.count('site.rules.cities', cities.length),
    headTypes === undefined || headTypes === null ? null : s.count('site.rules.headTypes', headTypes.length),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : <p className="muted">{lines.join(' ')}</p>;
}

function Row(props: RowProps) {
  const { view, words, at, isNew } = props;
  const { field, texts, fault } = view;
  const { s } = words;
  const first = (part: string): string => texts[`${at} ${part}`]?.[0] ?? '';
  return (
    <fieldset className="own-day own-rule">
      <legend>{isNew ? s('site.rules.newRow') : s('site.rules.row', { n: at + 1 })}</legend>
      <input type="hidden" name={nameOf(field, `${at} retained`)} value={first('retained') || '{}'} />
      <label className="field">
        <span className="field__label">{s('site.rules.who')}</span>
        <select className="input" name={nameOf(field, `${at} who`)} defaultValue={first('who')}>
          <option value="">{s('site.unchosen')}</option>
          {(field.options ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {TICKED_PARTS.map((part) => (
        <Ticked key={part} {...props} part={part} />
      ))}
      <label className="field">
        <span className="field__label">{s('site.rules.zips')}</span>
        <input
          className="input"
          name={nameOf(field, `${at} zips`)}
          defaultValue={first('zips')}
          inputMode="numeric"
          maxLength={600}
          autoComplete="off"
          aria-invalid={fault === 'zips' ? true : undefined}
        />
      </label>
      <label className="field">
        <span className="field__label">{s('site.rules.project')}</span>
        <select className="input" name={nameOf(field, `${at} project`)} defaultValue={first('project')}>
          <option value="">{s('site.rules.projects.both')}</option>
          {PROJECTS.map((code) => (
            <option key={code} value={code}>
              {s(`site.rules.projects.${code}`)}
            </option>
          ))}
        </select>
      </label>
      <Retained {...props} />
      <label className="field own-small">
        <span>{s('site.rules.place')}</span>
        <input
          className="input"
          type="number"
          min="1"
          max="999"
          name={nameOf(field, `${at} place`)}
          defaultValue={first('place') || String(at + 1)}
          autoComplete="off"
        />
      </label>
      {isNew ? null : (
        <label className="check">
          <input
            type="checkbox"
            name={nameOf(field, `${at} out`)}
            value="1"
            defaultChecked={first('out') !== ''}
          />
          <span>{s('site.takeOut')}</span>
        </label>
      )}
    </fieldset>
  );
}

/** Rules in the order in which they are tried: a row each, and empty ones for more. */
export function Rules(props: Props) {
  const { field, texts } = props.view;
  const stored = (at: number): boolean => (texts[`${at} who`]?.[0] ?? '') !== '';
  return (
    <div className="own-days">
      <p className="muted">{props.words.s('site.rules.hint')}</p>
      {rowsOf(field, texts).map((at) => (
        <Row key={at} {...props} at={at} isNew={!stored(at)} />
      ))}
    </div>
  );
}
