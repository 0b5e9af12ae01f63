import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { DUO_LENGTHS, MOST_DUO_HOMES } from '#wire/duo.ts';
import type { DuoView } from './duo-view.ts';
import { DuoHomes, NoteForm } from './parts/DuoHomes.tsx';
import { DuoSide } from './parts/DuoSide.tsx';
import { FIELDS } from './read-change.ts';
import type { DuoTexts } from './texts.ts';

interface Props {
  readonly view: DuoView;
  readonly s: DuoTexts;
  readonly t: Translator;
}

const People = ({ view: { people, action, own }, s }: Omit<Props, 't'>) => (
  <div className="duo__who" id="who">
    <ul>
      {people.map(({ initial, words, note }) => (
        <li key={words}>
          <span className="duo__initial" aria-hidden="true">
            {initial}
          </span>
          <b>{words}</b>
          {note === null ? null : <span className="muted">{note}</span>}
        </li>
      ))}
    </ul>
    {own === '' ? (
      <form className="duo__line" action={action} method="post">
        <label htmlFor="duo-name">{s('name.label')}</label>
        <input
          className="input"
          id="duo-name"
          name={FIELDS.name}
          maxLength={DUO_LENGTHS.name}
          autoComplete="given-name"
        />
        <button type="submit" className="button button--line button--small">
          {s('name.button')}
        </button>
      </form>
    ) : null}
  </div>
);

/** How many homes did not fit, which ones, and what can be done. */
const Left = ({ view: { left }, s }: Omit<Props, 't'>) =>
  left === null ? null : (
    <div id="left">
      <StatusMessage tone="warning" title={left.title} live>
        <p>{s('left.text', { n: MOST_DUO_HOMES })}</p>
        {left.homes.length === 0 ? null : (
          <ul>
            {left.homes.map(({ id, title, href }) => (
              <li key={id}>{href === null ? title : <a href={href}>{title}</a>}</li>
            ))}
            {left.more === null ? null : <li>{left.more}</li>}
          </ul>
        )}
      </StatusMessage>
    </div>
  );

/** Homes that two people choose from: hearts and notes of both, the way between the homes, and the list's end. */
export const DuoPage = (props: Props) => {
  const { view, s } = props;
  return (
    <div className="wrap duo" id="list">
      <div className="page-head">
        <h1>{s('title')}</h1>
        {view.compare === null ? null : (
          <p>
            <a className="button button--line button--small" href={view.compare.href}>
              {view.compare.label}
            </a>
          </p>
        )}
      </div>
      {view.failed === null ? null : <StatusMessage tone="warning" title={view.failed} live />}
      <Left view={view} s={s} />
      {view.lostNote === null ? null : (
        <div className="duo__notes">
          <p>{s('failed.typed')}</p>
          <blockquote>
            <p>{view.lostNote}</p>
          </blockquote>
        </div>
      )}
      <People view={view} s={s} />
      <div className="duo__parts">
        <div>
          {view.groups.length === 0 ? <p className="lead muted">{s('empty')}</p> : null}
          <DuoHomes view={view} s={s} />
        </div>
        <DuoSide {...props} />
      </div>
    </div>
  );
};

interface UnsavedProps {
  readonly failed: string;
  readonly action: string;
  /** What was typed; null for a press without a note. */
  readonly note: string | null;
  readonly home: string;
  readonly seen: string;
  readonly s: DuoTexts;
}

/** A change that could not be stored while the list itself cannot be loaded: nothing typed is lost. */
export const UnsavedPage = ({ failed, action, note, home, seen, s }: UnsavedProps) => (
  <div className="wrap duo">
    <div className="page-head">
      <h1>{s('title')}</h1>
    </div>
    <StatusMessage tone="warning" title={failed} live />
    {note === null ? null : (
      <NoteForm
        action={action}
        home={home}
        draft={note}
        seen={seen}
        label={s('failed.typed')}
        hint={null}
        s={s}
      />
    )}
    <p>
      <a className="button button--line" href={action}>
        {s('failed.again')}
      </a>
    </p>
  </div>
);
