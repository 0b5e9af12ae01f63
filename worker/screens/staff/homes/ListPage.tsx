import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatClock } from '#domain/format/moment.ts';
import { pathTo } from '#domain/routes.ts';
import type { Homes } from '#wire/written-homes.ts';
import { newKey } from '#worker/platform/forms/control-fields.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Desk, FindButton, Press } from '../parts.tsx';
import type { StaffKey } from '../texts.ts';
import { House, ListRow } from './ListRow.tsx';
import { type AskedHomes, LISTS, listHref, MOST_NAME } from './list-asked.ts';
import { actionHref, type Speaking } from './list-words.ts';

/** Homes of a page, as the content service gives them. */
const PAGE = 50;

interface Props extends Speaking {
  readonly list: Homes;
  readonly asked: AskedHomes;
  readonly guard: string;
}

/** What was just done, until when it can be undone, and the button that does so. */
const Undo = ({ list, guard, c, s }: Props) => (
  <>
    {list.undo.map(({ kind, home, name, action, at, until, hidden = false }) => (
      <section key={`${kind}/${home}`} data-key={`undo ${kind}/${home}`} className="desk-undo">
        <p>
          <b>{s(undoKey(action, hidden), { home: name })}</b>{' '}
          <span>
            <Unbroken>{s('homes.undo.until', { time: formatClock(until, c.get('locale')) })}</Unbroken>
          </span>
        </p>
        <Press
          action={actionHref(c.get('locale'), { kind, home }, 'undo')}
          guard={guard}
          label={s('homes.undo.press')}
          fields={{ at }}
        />
      </section>
    ))}
  </>
);

const UNDONE = [
  'home.layered',
  'home.priced',
  'home.stated',
  'home.withdrawn',
  'home.published',
  'home.restored',
] as const;
/** The sentence of an action: a hidden home is not online, and what one does that this page does not know is not told. */
function undoKey(action: string, hidden: boolean): StaffKey {
  const known = UNDONE.find((one) => one === action);
  if (known === undefined) return 'homes.undo.changed';
  return hidden && known === 'home.published' ? 'homes.undo.hidden' : `homes.undo.${known}`;
}

/** Number of homes, whatever their state. */
const allOf = ({ counts }: Homes): number =>
  LISTS.reduce((sum, one) => (one === 'lacking' ? sum : sum + counts[one]), 0);

/** How many homes are on offer, and how many lack something. */
export function homesHeadline({ list, s }: Pick<Props, 'list' | 's'>): string {
  const { counts } = list;
  if (allOf(list) === 0) return s('homes.empty');
  const offered = s.count('homes.onOffer', counts.offer + counts.option);
  return counts.lacking === 0 ? offered : `${offered}, ${s.count('homes.lackSomething', counts.lacking)}`;
}

/** Links to the lists, with their numbers. */
function Lists({ list, asked, c, s }: Props) {
  const { counts } = list;
  const link = (one: AskedHomes['list'], key: StaffKey, count: number) => (
    <a
      key={key}
      href={listHref(c, { list: one, find: asked.find })}
      aria-current={one === asked.list ? 'true' : undefined}
    >
      {`${s(key)} ${count}`}
    </a>
  );
  return (
    <nav className="desk-states" aria-label={s('homes.tab')}>
      {link(undefined, 'all', allOf(list))}
      {LISTS.map((one) => link(one, `homes.lists.${one}`, counts[one]))}
    </nav>
  );
}

/** Begins a draft: for sale, to let, or a holiday home where the agency has them. */
function NewHome({ asked, guard, c, s }: Props) {
  const action = pathTo('staff-homes', c.get('locale'));
  const { features } = c.get('site').settings;
  return (
    <details className="hm-new" open={asked.stay !== undefined}>
      <summary className="button">{s('homes.new')}</summary>
      <div>
        <p>{s('homes.newNote')}</p>
        <Press
          action={action}
          guard={guard}
          label={s('homes.newSale')}
          fields={{ new: 'sale', makes: newKey() }}
          line
        />
        <Press
          action={action}
          guard={guard}
          label={s('homes.newRent')}
          fields={{ new: 'rent', makes: newKey() }}
          line
        />
        <Press
          action={action}
          guard={guard}
          label={s('written.newProject')}
          fields={{ new: 'project', makes: newKey() }}
          line
        />
        {features.includes('rentals') ? (
          <form action={action} method="post">
            <input type="hidden" name="guard" value={guard} />
            <input type="hidden" name="new" value="stay" />
            <input type="hidden" name="makes" value={newKey()} />
            <label className="field">
              <span className="field__label">{s('homes.stayName')}</span>
              <input className="input" name="name" required maxLength={MOST_NAME} defaultValue={asked.stay} />
            </label>
            <button type="submit" className="button button--line">
              {s('homes.newStay')}
            </button>
          </form>
        ) : null}
      </div>
    </details>
  );
}

/** Links to the homes before and after these. */
function Paging({ list: { found, homes }, asked, c, s }: Props) {
  if (found <= PAGE) return null;
  const { list, find, from } = asked;
  const last = from + homes.length;
  const shown = s('homes.shown', { from: Math.min(from + 1, last), to: last, n: found });
  return (
    <nav className="hm-more" aria-label={shown}>
      <span className="muted">{shown}</span>
      {from === 0 ? null : (
        <a href={listHref(c, { list, find, from: Math.max(0, from - PAGE) })}>{s('homes.before')}</a>
      )}
      {last < found && homes.length > 0 ? (
        <a href={listHref(c, { list, find, from: from + PAGE })}>{s('homes.more')}</a>
      ) : null}
    </nav>
  );
}

/** Nothing was found, in this list or by these words. */
const NoneFound = ({ asked, c, s }: Props) => (
  <p>
    <b>{s('homes.noneFound')}</b>
    {asked.find === undefined ? '' : `. ${s('homes.noneFoundText')}`}
    <a className="hm-none__all" href={listHref(c)}>
      {s('homes.back')}
    </a>
  </p>
);

/** An agency without a home: where to begin. */
function FirstHome(props: Props & { readonly edits: boolean }) {
  const { edits, s } = props;
  return (
    <>
      <div className="desk-hello">
        <div className="hm-none">
          <House />
          <h1>{s('homes.empty')}</h1>
          {edits ? <p>{s('homes.emptyText')}</p> : null}
        </div>
        {edits ? <NewHome {...props} /> : null}
      </div>
      <Said {...props} />
    </>
  );
}

/** Why nothing was done. */
const Said = ({ asked: { said }, s }: Props) =>
  said === undefined ? null : (
    <StatusMessage tone={said === 'same' ? 'info' : 'warning'} title={s(`homes.said.${said}`)} live />
  );

/** An agency's homes, what they lack, and the actions of the day. */
export function ListPage(props: Props) {
  const { list, asked, guard, c, s } = props;
  const edits = list.me.rights.includes('homes');
  if (allOf(list) === 0)
    return (
      <Desk at="staff-homes" me={list.me} locale={c.get('locale')} s={s}>
        <FirstHome {...props} edits={edits} />
      </Desk>
    );
  return (
    <Desk at="staff-homes" me={list.me} locale={c.get('locale')} s={s}>
      <Undo {...props} />
      <div className="desk-hello">
        <h1>{homesHeadline(props)}</h1>
        <form className="desk-find" action={pathTo('staff-homes', c.get('locale'))}>
          {asked.list === undefined ? null : <input type="hidden" name="list" value={asked.list} />}
          <input
            className="input"
            type="search"
            name="find"
            maxLength={80}
            aria-label={s('homes.find')}
            placeholder={s('homes.find')}
            defaultValue={asked.find}
          />
          <FindButton s={s} />
        </form>
        <a className="button button--line" href={pathTo('staff-window', c.get('locale'))}>
          {s('window.open')}
        </a>
        {edits ? <NewHome {...props} /> : null}
      </div>
      <Said {...props} />
      {edits ? null : <p className="muted">{s('homes.readOnly')}</p>}
      <Lists {...props} />
      {list.homes.length > 0 ? null : <NoneFound {...props} />}
      <ul className="hm-list" hidden={list.homes.length === 0}>
        {list.homes.map((home) => (
          <ListRow
            key={`${home.kind}/${home.home}`}
            home={home}
            week={list.week}
            guard={guard}
            edits={edits}
            c={c}
            s={s}
          />
        ))}
      </ul>
      <Paging {...props} />
    </Desk>
  );
}
