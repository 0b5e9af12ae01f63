import { Fragment } from 'react';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatClock } from '#domain/format/moment.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { Conflict } from '#wire/written-homes.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Press } from '../parts.tsx';
import { Choices } from './HomeChoices.tsx';
import { HomeDraft } from './HomeDraft.tsx';
import { HomeSection } from './HomeSection.tsx';
import { actionOf, type HomeHrefs, partHref } from './home-paths.ts';
import { type HomeView, momentOf } from './home-view.ts';
import { LayerForms } from './LayerForms.tsx';
import { isHiddenHome, type LayerView } from './layer-view.ts';
import { feedOf } from './list-words.ts';
import { PicturesPart } from './pictures/PicturesPart.tsx';
import { UNITS_PART, UnitsPart } from './UnitsPart.tsx';

/** The action that changes nothing but choices over a home. */
const OVER = 'home.layered';

export interface Notice {
  readonly tone: 'good' | 'warning' | 'info';
  readonly title: string;
  readonly text?: string;
}

/** What came of a form that was sent by itself, and the fields of it that are not as they were typed. */
export interface Outcome {
  readonly is: 'saved' | 'conflict' | 'refused' | 'later';
  readonly unsettled: readonly string[];
}

interface Props {
  readonly outcome: Outcome;
  readonly now: Date;
  readonly view: HomeView;
  readonly guard: string;
  readonly hrefs: HomeHrefs;
  /** The section that is open. */
  readonly open: string | null;
  readonly notice: Notice | null;
  readonly cities: readonly string[];
  /** Fields that somebody else changed since this person saw them: what was typed is not saved. */
  readonly conflicts: readonly Conflict[];
  /** What was typed for a new unit and is not saved. */
  readonly adding?: Typed | undefined;
  /** What can be chosen over a home that something else brings; null for one that is written here alone. */
  readonly layer: LayerView | null;
}

/** What stands between the draft and visitors, and the way there. */
function Pending({ view, hrefs, now }: Pick<Props, 'view' | 'hrefs' | 'now'>) {
  const { s, locale } = view.words;
  const { draft, state } = view.opened;
  const [last] = draft.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <div className="home-bar">
      <p
        id="home-said"
        className="home-said"
        role="status"
        data-saved={s('written.savedAt', { when: formatClock(now.toISOString(), locale) })}
        data-away={s('written.away')}
        data-ended={s('written.endedHere')}
        data-gone={s('written.notices.gone.title')}
        data-refused={s('written.refusedHere')}
        data-clash={s('written.clashHere')}
        data-sign-in={s('signIn')}
      />
      <p>
        {last === undefined ? (
          s(
            state === 'draft'
              ? 'written.notOnline'
              : isHiddenHome(view.opened)
                ? 'written.layer.unseen'
                : 'written.allOnline',
          )
        ) : (
          <>
            {s.count('written.pending', draft.length)}{' '}
            <span className="home-bar__last">
              {s('written.saved', { who: last.by, when: momentOf(last.at, locale) })}
            </span>
          </>
        )}
      </p>
      <a className="button" href={hrefs.publish} data-saved-first="">
        {s('written.review')}
      </a>
    </div>
  );
}

/** The page of a home: its parts in the order in which an agent thinks, and what is not online yet. */
export function HomePage(props: Props) {
  const { view, guard, hrefs, notice, cities, conflicts, outcome, now, adding, layer } = props;
  const { opened, words, locked, unit, units } = view;
  const { s, locale } = words;
  const { undo } = opened;
  const action = partHref(hrefs.home, { unit });
  const edits = opened.me.rights.includes('homes');
  // What is chosen above stands there with the record's value.
  const chosen: readonly string[] = locked === 'feed' && layer !== null ? ['contact', 'open'] : [];
  const shown = view.sections.filter(({ section }) => !chosen.includes(section.name));
  const choices =
    layer === null || unit !== null ? null : (
      <LayerForms
        layer={layer}
        view={view}
        guard={guard}
        action={hrefs.home}
        open={props.open}
        edits={edits}
      />
    );
  return (
    <div
      className="home-page"
      data-home={opened.me.id}
      data-address={action}
      data-outcome={outcome.is}
      data-unsettled={outcome.unsettled.join(' ')}
      data-sign-in={pathTo('staff-sign-in', locale)}
      data-meanwhile={s('written.meanwhile')}
    >
      <p>
        {unit === null ? (
          <a href={pathTo('staff-homes', locale)}>{s('written.back')}</a>
        ) : (
          <a href={partHref(hrefs.home, { part: UNITS_PART })}>
            {s('written.units.back', { project: view.projectName })}
          </a>
        )}
      </p>
      <h1>{view.name}</h1>
      <p className="muted">
        {unit !== null
          ? view.projectName
          : s(isHiddenHome(opened) ? 'written.layer.isHidden' : `written.states.${opened.state}`)}
      </p>
      {notice === null ? null : (
        <StatusMessage tone={notice.tone} title={notice.title} live>
          {notice.text === undefined ? null : <p>{notice.text}</p>}
        </StatusMessage>
      )}
      {locked === null ? null : (
        <StatusMessage
          tone="info"
          title={s(
            locked === 'rights'
              ? 'written.rightsTitle'
              : layer?.isFile
                ? 'written.layer.fileTitle'
                : 'written.feedTitle',
          )}
        >
          <p>
            {locked === 'feed'
              ? s(layer?.isFile ? 'written.layer.fileText' : 'written.feedText', {
                  feed: feedOf(opened.feed ?? '', s),
                })
              : s('written.rightsText')}
          </p>
        </StatusMessage>
      )}
      {undo !== null && unit === null && (locked === null || (edits && undo.action === OVER)) ? (
        <div className="desk-undo">
          <p>
            <Unbroken>
              {s('written.undoUntil', {
                what: s(`written.actions.${actionOf(undo.action)}`),
                until: momentOf(undo.until, locale),
              })}
            </Unbroken>
          </p>
          <Press action={hrefs.home} guard={guard} label={s('written.undo')} fields={{ undo: undo.at }} />
        </div>
      ) : null}
      <Choices conflicts={conflicts} view={view} guard={guard} action={action} saved="theirs" />
      {locked === null && conflicts.length === 0 ? (
        <Choices conflicts={view.conflicts} view={view} guard={guard} action={action} />
      ) : null}
      {locked === null ? null : choices}
      {locked === 'feed' && layer !== null ? <h2>{s('written.layer.rest', { feed: layer.from })}</h2> : null}
      <datalist id="home-cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {shown.map((one) => (
        <Fragment key={one.section.id}>
          <HomeSection one={one} view={view} guard={guard} hrefs={hrefs} open={props.open} />
          {one === shown[0] && unit === null ? (
            <PicturesPart view={view} hrefs={hrefs} open={props.open === 'pictures'} />
          ) : null}
          {units !== null && one.section.id === 'status' ? (
            <UnitsPart
              units={units}
              view={view}
              guard={guard}
              hrefs={hrefs}
              open={props.open === UNITS_PART || locked !== null}
              adding={adding}
            />
          ) : null}
        </Fragment>
      ))}
      {locked === null ? choices : null}
      {locked === null ? <HomeDraft view={view} guard={guard} action={action} /> : null}
      <div className="home-aside">
        <div>
          {locked === null ? <Pending view={view} hrefs={hrefs} now={now} /> : null}
          <ul className="home-links">
            {hrefs.site === null ? null : (
              <li>
                <a href={hrefs.site}>{s('written.toSite')}</a>
              </li>
            )}
            <li>
              <a href={hrefs.versions}>{s('written.versions')}</a>
            </li>
            {opened.record === null ? null : (
              <li>
                <a href={hrefs.seller}>{s('seller.link')}</a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
