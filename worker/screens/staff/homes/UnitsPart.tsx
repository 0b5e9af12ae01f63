import type { Typed } from '#domain/forms/read-form.ts';
import { textOf } from '#domain/forms/read-form.ts';
import { PROJECT_HEAD_TYPE } from '#domain/rules/project.ts';
import { newKey } from '#worker/platform/forms/control-fields.ts';
import { Press } from '../parts.tsx';
import { storedAt } from './home-controls.ts';
import { optionsOf } from './home-options.ts';
import { type HomeHrefs, partHref } from './home-paths.ts';
import { otherStatus, type UnitView } from './home-units.ts';
import type { HomeView } from './home-view.ts';
import { optionLabel } from './home-words.ts';

/** The part of a project's page with its units. */
export const UNITS_PART = 'units';
/** The kind of a new unit. */
export const UNIT_KIND = { path: 'kind', control: 'named', enumeration: 'headType' } as const;

interface Props {
  readonly units: readonly UnitView[];
  readonly view: HomeView;
  readonly guard: string;
  readonly hrefs: HomeHrefs;
  readonly open: boolean;
  readonly adding: Typed | undefined;
}

/** One unit: what it is, what is not online, its page, and what is pressed most. */
function Unit({
  unit,
  view,
  guard,
  hrefs,
}: { readonly unit: UnitView } & Pick<Props, 'view' | 'guard' | 'hrefs'>) {
  const { s } = view.words;
  const { id, name, said, state, wrong, status } = unit;
  const press = (label: string, what: string, more: Readonly<Record<string, string>> = {}) => (
    <Press
      action={hrefs.home}
      guard={guard}
      label={`${label}: ${name}`}
      fields={{ press: what, unit: id, ...more }}
      line
    />
  );
  const next = otherStatus(status);
  return (
    <li className="home-unit">
      <div>
        <a href={partHref(hrefs.home, { unit: id })}>{name}</a>
        <span className="muted">{said === '' ? s('written.nothing') : said}</span>
        {state === 'online' ? null : <b>{s(`written.units.${state}`)}</b>}
        {wrong ? <b className="home-part__wrong">{s('written.units.wrong')}</b> : null}
      </div>
      {view.locked === null ? (
        <div className="home-unit__acts">
          {state === 'leaves' ? (
            press(s('written.units.keep'), 'keep')
          ) : (
            <>
              {press(s(`written.units.${next === 5 ? 'sold' : next === 6 ? 'rented' : 'offer'}`), 'status', {
                to: String(next),
                seen: JSON.stringify(status),
              })}
              {press(s('written.units.remove'), 'remove')}
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}

/** A new unit, like another one or with the place of the project. */
function NewUnit({ units, view, guard, hrefs, adding = {} }: Omit<Props, 'open'>) {
  const { words } = view;
  const { s } = words;
  const said = (name: string): string => textOf(adding, name) ?? '';
  const likes = units.filter(({ state }) => state !== 'leaves');
  return (
    <form action={hrefs.home} method="post" className="home-form" noValidate>
      <h2>{s('written.units.add')}</h2>
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="adds" value={said('adds') || newKey()} />
      <div className="home-fields">
        <label className="field">
          <span className="field__label">{s('written.labels.unit')}</span>
          <input
            className="input"
            name="name"
            maxLength={80}
            autoComplete="off"
            defaultValue={said('name')}
          />
        </label>
        <label className="field">
          <span className="field__label">{`${s('written.labels.price')} (€)`}</span>
          <input
            className="input"
            name="price"
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
            defaultValue={said('price')}
          />
        </label>
        <label className="field">
          <span className="field__label">{words.t.label('field', 'general.headType')}</span>
          <select className="input" name="kind" defaultValue={said('kind')}>
            <option value="">{s('written.none')}</option>
            {optionsOf(UNIT_KIND)
              .filter(({ id }) => id !== PROJECT_HEAD_TYPE)
              .map((option) => (
                <option key={option.code} value={option.code}>
                  {optionLabel(UNIT_KIND, option, words)}
                </option>
              ))}
          </select>
        </label>
        {likes.length === 0 ? null : (
          <label className="field">
            <span className="field__label">{s('written.units.like')}</span>
            <select className="input" name="like" defaultValue={said('like')}>
              <option value="">{s('written.units.likeNone')}</option>
              {likes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="home-save">
        <button type="submit" className="button">
          {s('written.units.addIt')}
        </button>
      </div>
    </form>
  );
}

/** The units of a project: each with its page and its presses, and a new one. */
export function UnitsPart(props: Props) {
  const { units, view, open } = props;
  const { s } = view.words;
  const hasPlace = storedAt(view.record, { path: 'estate.general.address.city', control: 'city' }) !== null;
  return (
    <details className="home-part" id={UNITS_PART} open={open}>
      <summary>
        <span className="home-part__title">{s('written.units.title')}</span>
        <span className="home-part__said">
          {units.length === 0 ? s('written.units.none') : s.count('written.units.count', units.length)}
        </span>
        {units.some(({ wrong }) => wrong) ? (
          <b className="home-part__wrong">{s('written.units.wrong')}</b>
        ) : null}
      </summary>
      <ul className="home-units" hidden={units.length === 0}>
        {units.map((unit) => (
          <Unit key={unit.id} unit={unit} {...props} />
        ))}
      </ul>
      {view.locked !== null ? null : hasPlace ? <NewUnit {...props} /> : <p>{s('written.units.where')}</p>}
    </details>
  );
}
