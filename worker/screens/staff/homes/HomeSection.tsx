import { HomeField, hasValue } from './HomeFields.tsx';
import { SEEN } from './home-changes.ts';
import { storedAt } from './home-controls.ts';
import { type HomeHrefs, partHref } from './home-paths.ts';
import { fieldsOf } from './home-record.ts';
import type { HomeView, SectionView } from './home-view.ts';

interface Props {
  readonly one: SectionView;
  readonly view: HomeView;
  readonly guard: string;
  readonly hrefs: HomeHrefs;
  /** The section that is open. */
  readonly open: string | null;
}

/** Facts that the law asks for in other sections, so that nothing is asked twice. */
function AskedElsewhere({ view, hrefs }: Pick<Props, 'view' | 'hrefs'>) {
  const { s, t } = view.words;
  const { base, unit } = view;
  const here = view.sections.find(({ section }) => section.name === 'law')?.section.rows ?? [];
  const others = view.owed.filter(
    (one) => !fieldsOf(one).some((path) => here.some(({ field }) => field === path)),
  );
  if (others.length === 0) return null;
  return (
    <>
      <p>{s('written.lawElsewhere')}</p>
      <ul className="home-elsewhere">
        {others.map((one) => {
          const paths = fieldsOf(one);
          const labels = paths.flatMap((path) =>
            path.startsWith('@') ? s('written.wholeAddress') : (t.label('field', path) ?? []),
          );
          const target = view.sections.find(({ section }) =>
            [...section.rows, ...section.more].some(({ path }) =>
              paths.some((field) => `${base}.${field}` === path || path.startsWith(`${base}.${field}.`)),
            ),
          );
          const { wording } = one.duty;
          const words =
            wording !== undefined
              ? s(`written.duties.${wording}`)
              : labels.length === 0
                ? s('written.inTheText')
                : [...new Set(labels)].join(` ${s('written.or')} `);
          return (
            <li key={one.duty.id} data-key={one.duty.id}>
              {target === undefined ? (
                words
              ) : (
                <a href={partHref(hrefs.home, { part: target.section.id, unit })}>{words}</a>
              )}
              <b>
                {s(one.said ? 'written.lawSaid' : 'written.notYet')}
                {one.ifLongLease ? ` (${s('written.longLease')})` : ''}
              </b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function LawIntro({ view }: { readonly view: HomeView }) {
  const { s } = view.words;
  return <p className="muted">{s(view.owed.length === 0 ? 'written.lawNone' : 'written.lawIntro')}</p>;
}

/** The fields of a section, as a form that saves them into the draft. */
function SectionForm({ one, view, guard, hrefs }: Omit<Props, 'open'>) {
  const { words } = view;
  const { s } = words;
  const action = partHref(hrefs.home, { unit: view.unit });
  const number = storedAt(view.record, { path: `${view.base}.energy.epcValue`, control: 'number' });
  const field = (row: SectionView['rows'][number]) => (
    <HomeField key={row.row.path} view={row} words={words} number={number} />
  );
  return (
    <form action={action} method="post" className="home-form" autoComplete="off" noValidate>
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="section" value={one.section.id} />
      {one.clears.map(({ path, seen }) => (
        <input key={path} type="hidden" name={`${SEEN}${path}`} defaultValue={seen} />
      ))}
      {one.section.name === 'law' ? <LawIntro view={view} /> : null}
      <div className="home-fields">{one.rows.map(field)}</div>
      {one.section.name === 'law' ? <AskedElsewhere view={view} hrefs={hrefs} /> : null}
      {one.more.length === 0 ? null : (
        <details className="form__more" open={one.more.some(({ wrong }) => wrong !== null)}>
          <summary>{`${s('written.more')} (${one.more.filter(hasValue).length}/${one.more.length})`}</summary>
          <div className="home-fields">{one.more.map(field)}</div>
        </details>
      )}
      <div className="home-save">
        <button type="submit" className="button">
          {s('written.saveNext')}
        </button>
        {[...one.rows, ...one.more].some(({ row }) => row.control === 'rows') ? (
          <button type="submit" className="button button--line" name="stay" value="1">
            {s('written.moreRows')}
          </button>
        ) : null}
      </div>
    </form>
  );
}

/** The facts of a section, where nothing can be changed. */
function Facts({ section, view }: { readonly section: SectionView; readonly view: HomeView }) {
  const said = [...section.rows, ...section.more].filter(({ shown }) => shown !== null);
  return said.length === 0 ? (
    <p className="muted">{view.words.s('written.nothing')}</p>
  ) : (
    <dl className="case-facts">
      {said.map((row) => (
        <div key={row.row.path}>
          <dt>{row.label}</dt>
          <dd>{row.shown}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a home's page: what it says and lacks, and its form or, where nothing can be changed, its facts. */
export function HomeSection({ one, open, ...props }: Props) {
  const { view } = props;
  const { s } = view.words;
  const { section, title, summary, wrong, lacking } = one;
  return (
    <details className="home-part" id={section.id} open={open === section.id || view.locked !== null}>
      <summary>
        <span className="home-part__title">{title}</span>
        <span className="home-part__said">{summary === '' ? s('written.nothing') : summary}</span>
        {wrong > 0 ? <b className="home-part__wrong">{s.count('written.wrongCount', wrong)}</b> : null}
        {lacking > 0 ? <b className="home-part__lacks">{s.count('written.lackCount', lacking)}</b> : null}
      </summary>
      {view.locked === null ? <SectionForm one={one} {...props} /> : <Facts section={one} view={view} />}
    </details>
  );
}
