import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Site } from '#wire/site.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { PictureForms, picturesOf } from './part-pictures.tsx';
import { Shown } from './Shown.tsx';
import { type LookPages, ShownLook } from './ShownLook.tsx';
import { FieldOf } from './SiteFields.tsx';
import type { SitePart } from './site-table.ts';
import type { FieldView } from './site-view.ts';
import type { SiteWords } from './site-words.ts';

/** A sentence above the form, after something was done or refused. */
export interface Above {
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly text?: string | undefined;
}

interface Props {
  readonly part: SitePart;
  readonly views: ReadonlyMap<string, FieldView>;
  readonly site: Site;
  readonly words: SiteWords;
  readonly action: string;
  readonly back: string;
  readonly guard: string;
  /** Names a new entry, so that the same form adds it once. */
  readonly makes: string;
  readonly above: Above | null;
  /** Of the stored site; of the one that would be stored where `isSoon`. */
  readonly context: ViewContext;
  readonly isSoon: boolean;
  /** Id of the entry that is shown. */
  readonly shownId: string | null;
  readonly notes: readonly string[];
  /** Pages in a look that would be stored. */
  readonly lookPages: LookPages | null;
  readonly now: number;
}

/** Rows that are read where they stand: there is nothing else to see of them. */
const isOfRows = ({ name }: SitePart): boolean => name === 'rules' || name === 'menus';

/** What is typed here is kept by one press, or looked at first. */
function Form({ part, views, words, action, guard, makes }: Props) {
  const { s } = words;
  return (
    <form action={action} method="post" className="case-form own-form">
      <input type="hidden" name="guard" value={guard} />
      {part.entry !== null && part.id === null ? <input type="hidden" name="makes" value={makes} /> : null}
      {/* The first button of a form is the one that Enter presses: it saves, and copies nothing. */}
      <button type="submit" name="save" value="1" className="hidden" tabIndex={-1} aria-hidden="true">
        {s('site.save')}
      </button>
      {part.name === 'hours' ? <p className="muted">{s('site.closedHint')}</p> : null}
      {part.groups.map(({ title, fields }, at) => {
        const drawn = fields.flatMap((field) => {
          const view = views.get(field.path);
          return view === undefined ? [] : [<FieldOf key={field.path} view={view} words={words} />];
        });
        if (title !== null)
          return (
            <section key={title} className="own-group" aria-labelledby={`group-${title}`}>
              <h2 id={`group-${title}`}>{s(`site.groups.${title}`)}</h2>
              {drawn}
            </section>
          );
        return (
          <div key={fields[0]?.path ?? at} className="own-group">
            {part.name !== 'hours' ? (
              drawn
            ) : (
              <>
                {drawn.slice(0, 1)}
                <button type="submit" name="copy" value="1" className="button button--line button--small">
                  {s('site.copy')}
                </button>
                {drawn.slice(1)}
              </>
            )}
          </div>
        );
      })}
      <div className="own-save">
        <button type="submit" name="save" value="1" className="button">
          {s('site.save')}
        </button>
        {isOfRows(part) ? null : (
          <button type="submit" name="look" value="1" className="button button--line">
            {s('site.look')}
          </button>
        )}
      </div>
    </form>
  );
}

/** Takes an entry off the site, and says who takes over. */
function Removal({ part, site, words, action, guard }: Props) {
  const { s } = words;
  const { offices = [], people = [], rules = [] } = site.settings.team ?? {};
  const kind = part.name === 'person' ? 'person' : 'office';
  const others = (kind === 'person' ? people : offices).filter(({ id }) => id !== part.id);
  const follows = rules.some((rule) => rule[kind] === part.id);
  return (
    <form action={action} method="post" className="own-removal">
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="remove" value="1" />
      <p>{s(kind === 'person' ? 'site.removePerson' : 'site.removeOffice', { name: part.title ?? '' })}</p>
      {follows && others.length > 0 ? (
        <label className="field">
          <span className="field__label">{s('site.takesOver')}</span>
          <select className="input" name="to">
            <option value="">{s('site.nobodyTakesOver')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <button type="submit" className="button button--line">
        {s('site.remove', { name: part.title ?? '' })}
      </button>
    </form>
  );
}

/** A part of the settings of a site: what its pages show of it, and the form to change it. */
export function PartPage(props: Props) {
  const { part, words, above, back, isSoon, notes } = props;
  const { s } = words;
  const isFoot = part.name === 'agency';
  const { title } = part;
  return (
    <div className="own-page">
      <p>
        <a href={back}>{s('site.back')}</a>
      </p>
      <h1>{headingOf(part, words)}</h1>
      {above === null ? null : (
        <StatusMessage tone={above.tone} title={above.title} live>
          {above.text === undefined ? null : <p>{above.text}</p>}
        </StatusMessage>
      )}
      {notes.map((note) => (
        <StatusMessage key={note} tone="info" title={note} />
      ))}
      {isOfRows(part) || (props.shownId === null && part.entry !== null) ? null : (
        <section className="own-shown" aria-labelledby="shown">
          <h2 id="shown">
            {s(isFoot ? (isSoon ? 'site.footSoon' : 'site.footNow') : isSoon ? 'site.soon' : 'site.now')}
          </h2>
          {isSoon ? <p className="muted">{s('site.soonText')}</p> : null}
          {part.name === 'look' ? (
            <ShownLook
              theme={props.context.site.theme}
              pages={props.lookPages}
              isSoon={isSoon}
              words={words}
            />
          ) : (
            <Shown part={part} id={props.shownId} context={props.context} now={props.now} />
          )}
        </section>
      )}
      <Form {...props} />
      {picturesOf(part, props.site).map((picture) => (
        <PictureForms key={picture.path} picture={picture} action={props.action} guard={props.guard} s={s} />
      ))}
      {title === null || part.name === 'hours' ? null : <Removal {...props} />}
    </div>
  );
}

/** The heading of a part, which is the page's title too. */
export function headingOf({ name, title }: SitePart, { s }: Pick<SiteWords, 's'>): string {
  if (name === 'agency' || name === 'legal' || name === 'look' || name === 'rules' || name === 'menus')
    return s(`site.parts.${name}`);
  if (title === null) return s(name === 'person' ? 'site.titles.newPerson' : 'site.titles.newOffice');
  return s(`site.titles.${name}`, { name: title });
}
