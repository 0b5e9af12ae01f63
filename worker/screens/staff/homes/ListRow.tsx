import { Icon } from '#client/ui/Icon.tsx';
import { formatMonthDay } from '#domain/format/moment.ts';
import { isShown } from '#domain/interest/few.ts';
import type { WrittenHome } from '#wire/written-homes.ts';
import { pictureView } from '#worker/platform/media/picture-address.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { viewContext } from '#worker/platform/page/view-context.ts';
import { cellIn } from '../cell-words.ts';
import { Press } from '../parts.tsx';
import { type HomeAction, heardBy, possibleFor, stateKey, wordOf } from './list-actions.ts';
import {
  actionHref,
  feedOf,
  homeHref,
  lacksOf,
  nameOf,
  placeOf,
  priceOf,
  type Speaking,
} from './list-words.ts';

interface Props extends Speaking {
  readonly home: WrittenHome;
  /** Monday of the week of its figures; absent while none is closed. */
  readonly week: string | null | undefined;
  readonly guard: string;
  /** Whether the person may change homes. */
  readonly edits: boolean;
}

/** A house, where there is no picture of one. */
export const House = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 20.500V10l8-6 8 6v10.500zM9.500 20.500v-6h5v6" />
  </svg>
);

/** The first picture; the drawing of a house without one. */
function Picture({ home, c }: Pick<Props, 'home' | 'c'>) {
  const view = home.picture === null ? null : pictureView({ file: home.picture }, viewContext(c));
  return (
    <div className="hm-pic">
      {view === null ? (
        <House />
      ) : (
        <img src={view.src} srcSet={view.srcSet} sizes="7rem" alt="" width={4} height={3} loading="lazy" />
      )}
    </div>
  );
}

/** An action: a link to its page where something is typed, else a sentence and its button. */
function Action({
  action,
  home,
  guard,
  c,
  s,
}: Omit<Props, 'edits' | 'week'> & { readonly action: HomeAction }) {
  const word = wordOf(action, home);
  const href = actionHref(c.get('locale'), home, action);
  return (
    <li data-key={action}>
      <p>
        <Unbroken>{`${s(`homes.effects.${word}`)} ${s(`homes.heard.${heardBy(action, home)}`)}`}</Unbroken>
      </p>
      {action === 'price' ? (
        <a className="button button--line" href={href}>
          {s('homes.actions.price')}
        </a>
      ) : (
        <Press action={href} guard={guard} label={s(`homes.actions.${word}`)} line />
      )}
    </li>
  );
}

/** What can be done to a home, each with what it does; opened without a script. */
function Actions(props: Props) {
  const { home, edits, c, s } = props;
  const possible = edits ? possibleFor(home) : [];
  const name = nameOf(home, { c, s });
  if (home.feed !== null) return <p className="muted">{s('homes.feed', { feed: feedOf(home.feed, s) })}</p>;
  if (edits && home.state === 'draft')
    return (
      <a href={homeHref(c.get('locale'), home)} aria-label={`${s('homes.workOn')}: ${name}`}>
        {s('homes.workOn')}
      </a>
    );
  if (possible.length === 0) return null;
  return (
    <details>
      <summary aria-label={`${s('homes.do')}: ${name}`}>
        {s('homes.do')}
        <Icon name="chevron" small />
      </summary>
      <ul className="hm-acts">
        {possible.map((action) => (
          <Action key={action} action={action} {...props} />
        ))}
      </ul>
    </details>
  );
}

/** How much interest it met in the last closed week; of a home that no visitor meets, nothing. */
function Interest({ home: { interest, state }, week, c, s }: Pick<Props, 'home' | 'week' | 'c' | 's'>) {
  if (!interest || !week || !['offer', 'option'].includes(state)) return null;
  const day = formatMonthDay(`${week}T12:00:00Z`, c.get('locale'));
  const tells = Object.values(interest).some(isShown);
  return (
    <p className="muted">
      {tells
        ? s('figures.week', {
            day,
            opened: cellIn(interest.opened, s),
            kept: cellIn(interest.kept, s),
            questions: cellIn(interest.questions, s),
          })
        : s('figures.weekFew', { day })}
    </p>
  );
}

/** A home in the list: what it is, what it lacks, and what can be done. */
export function ListRow(props: Props) {
  const { home, c, s } = props;
  const lacks = lacksOf(home, { c, s });
  const price = priceOf(home.price, s);
  const isHidden = home.layer?.includes('hidden') === true && home.state !== 'withdrawn';
  const chosen = (home.layer ?? []).filter((one) => one !== 'hidden');
  return (
    <li data-key={`${home.kind}/${home.home}`}>
      <Picture home={home} c={c} />
      <div className="hm-main">
        <h2>
          <a href={homeHref(c.get('locale'), home)}>{nameOf(home, { c, s })}</a>
        </h2>
        <p className="muted">{placeOf(home, { c, s })}</p>
        <p className="hm-price">
          {price === '' ? null : <b>{price}</b>}{' '}
          <span className={`hm-state hm-state--${isHidden ? 'withdrawn' : home.state}`}>
            {isHidden ? s('homes.hidden') : s(stateKey(home))}
          </span>
        </p>
        {chosen.length === 0 ? null : (
          <p className="muted">
            {s('homes.chosen', { fields: chosen.map((one) => s(`homes.fields.${one}`)).join(', ') })}
          </p>
        )}
        <Interest {...props} />
      </div>
      {lacks.length === 0 ? null : (
        <ul className="hm-lacks">
          {lacks.map((lack) => (
            <li key={lack}>
              <Icon name="warning" small />
              {lack}
            </li>
          ))}
        </ul>
      )}
      <div className="hm-do">
        <Actions {...props} />
      </div>
    </li>
  );
}
