import { Icon } from '#client/ui/Icon.tsx';
import { languageName } from '#domain/languages.ts';
import { ELSEWHERE } from '../pages/page-form.ts';
import { menuFaults, nameIn } from './menus.ts';
import { type Fault, nameOf, rowsOf } from './site-controls.ts';
import type { FieldView } from './site-view.ts';
import { labelOf, type SiteWords } from './site-words.ts';

interface Props {
  readonly view: FieldView;
  readonly words: SiteWords;
}

const idOf = (name: string): string => `f-${name.replace(/[^\w-]+/g, '-')}`;

interface RowProps extends Props {
  readonly at: number;
  /** Place among the rows that are filled; null for one of the empty rows at the end. */
  readonly place: number | null;
  readonly isLast: boolean;
  /** What is wrong with the row. */
  readonly wrong: string | null;
}

/** An entry: its name in each language, where it leads, and whether it is below the one before. */
function Row({ view: { field, texts }, words, at, place, isLast, wrong }: RowProps) {
  const { s, locale } = words;
  const part = (name: string): string => nameOf(field, `${at} ${name}`);
  const first = (name: string): string => texts[`${at} ${name}`]?.[0] ?? '';
  const isBelow = first('below') !== '';
  const target = first('target');
  const options = field.options ?? [];
  const isKnown = ['', ELSEWHERE, ...options.map(({ code }) => code)].includes(target);
  const name = first(nameIn(locale)) || s('site.menus.row', { n: at + 1 });
  const move = (step: 'up' | 'down', label: string) => (
    <button
      type="submit"
      className="button button--line button--small"
      name="move"
      value={`${field.path} ${step} ${at}`}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </button>
  );
  const wrongId = wrong === null ? undefined : idOf(part('wrong'));
  return (
    <fieldset
      className={isBelow ? 'own-day own-entry own-below' : 'own-day own-entry'}
      aria-describedby={wrongId}
    >
      <legend>{place === null ? s('site.menus.newRow') : name}</legend>
      {wrong === null ? null : (
        <span className="field__error" id={wrongId}>
          <Icon name="warning" small />
          {wrong}
        </span>
      )}
      <input type="hidden" name={part('entry')} value={first('entry')} />
      {(field.locales ?? []).map((language) => (
        <label key={language} className="field">
          <span className="field__label">
            {s('site.inLanguage', { label: s('site.menus.name'), language: languageName(language, locale) })}
          </span>
          <input
            className="input"
            name={part(nameIn(language))}
            lang={language}
            maxLength={80}
            autoComplete="off"
            defaultValue={first(nameIn(language))}
          />
        </label>
      ))}
      <label className="field">
        <span className="field__label">{s('site.menus.target')}</span>
        <select className="input" name={part('target')} defaultValue={target}>
          <option value="">{s('site.unchosen')}</option>
          {isKnown ? null : <option value={target}>{s('pages.linkAsIs')}</option>}
          {options.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label ?? code}
            </option>
          ))}
          <option value={ELSEWHERE}>{s('pages.linkElsewhere')}</option>
        </select>
      </label>
      <label className="field">
        <span className="field__label">{s('site.menus.href')}</span>
        <input
          className="input"
          inputMode="url"
          name={part('href')}
          maxLength={300}
          autoComplete="off"
          defaultValue={first('href')}
        />
      </label>
      {/* The head of pages shows one row: what is below an entry there is seen only where a page lists it. */}
      {field.path.endsWith('.main') && !isBelow ? null : (
        <label className="check">
          <input type="checkbox" name={part('below')} value="1" defaultChecked={isBelow} />
          <span>{s('site.menus.below')}</span>
        </label>
      )}
      {place === null ? null : (
        <>
          <label className="check">
            <input type="checkbox" name={part('out')} value="1" defaultChecked={first('out') !== ''} />
            <span>{s('site.takeOut')}</span>
          </label>
          <p className="row">
            {place === 0 ? null : move('up', s('site.menus.up'))}
            {isLast ? null : move('down', s('site.menus.down'))}
          </p>
        </>
      )}
    </fieldset>
  );
}

/** The entries of a menu in their order, and empty rows for more. */
export function Menu(props: Props) {
  const { view, words } = props;
  const { field, texts, fault } = view;
  const { s } = words;
  const rows = rowsOf(field, texts);
  const isFilled = (at: number): boolean =>
    ['entry', 'target', ...(field.locales ?? []).map(nameIn)].some(
      (part) => (texts[`${at} ${part}`]?.[0] ?? '') !== '',
    );
  const filled = rows.filter(isFilled);
  // What is typed wrong is said beside its row, and what only the content service knows above all of them.
  const wrong: ReadonlyMap<number, Fault> =
    fault === null ? new Map<number, Fault>() : menuFaults(field, rows, texts);
  return (
    <div className="own-days">
      <p className="muted">{s(field.path.endsWith('.footer') ? 'site.menus.footHint' : 'site.menus.hint')}</p>
      {fault === null || wrong.size > 0 ? null : (
        <span className="field__error">
          <Icon name="warning" small />
          {`${labelOf(field, words)}: ${s(`site.wrong.${fault}`)}`}
        </span>
      )}
      {rows.map((at) => {
        const why = wrong.get(at);
        const place = filled.indexOf(at);
        return (
          <Row
            key={at}
            {...props}
            at={at}
            place={place < 0 ? null : place}
            isLast={place === filled.length - 1}
            wrong={why === undefined ? null : s(`site.wrong.${why}`)}
          />
        );
      })}
    </div>
  );
}
