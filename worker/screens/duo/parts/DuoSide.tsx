import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import { MOST_DUO_HOMES } from '#wire/duo.ts';
import type { DuoView } from '../duo-view.ts';
import { FIELDS } from '../read-change.ts';
import type { DuoTexts } from '../texts.ts';

interface Props {
  readonly view: DuoView;
  readonly s: DuoTexts;
  readonly t: Translator;
}

const Route = ({ view: { route }, s }: Omit<Props, 't'>) =>
  route === null ? null : (
    <section aria-labelledby="duo-route">
      <h2 id="duo-route">{s('route.title')}</h2>
      <p className="muted">{route.text}</p>
      <ol className="duo__route">
        {route.stops.map(({ name, leg }) => (
          <li key={name}>
            <b>{name}</b>
            {leg === null ? null : (
              <p>
                {leg.words}{' '}
                <a href={leg.href} rel="noreferrer nofollow">
                  {s('route.open')}
                  <span className="hidden">, {leg.between}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ol>
      {route.hidden === null ? null : <p className="muted">{route.hidden}</p>}
    </section>
  );

/** The other one's address, to hand on from one's own telephone or mail program: the site sends no mail. */
const Invitation = ({ view: { invitation, theirs }, s, t }: Props) =>
  invitation === null ? null : (
    <section aria-labelledby="duo-share" className="duo__secret">
      <h2 id="duo-share">{s('share.title', { name: theirs })}</h2>
      <p>{s('share.text')}</p>
      <div
        className="row"
        data-enhance="share"
        data-url={invitation.url}
        data-title={invitation.title}
        data-copied={t('estate.shareCopied')}
        data-failed={t('estate.shareFailed')}
      >
        <input className="input" readOnly aria-label={s('share.address')} value={invitation.url} />
        <button type="button" className="button button--line needs-script" data-share="copy">
          <Icon name="link" small />
          {s('share.copy')}
        </button>
        {invitation.ways.map(({ label, href }) => (
          <a key={href} className="button button--line" href={href} rel="noreferrer">
            {label}
          </a>
        ))}
        <span role="status" />
      </div>
    </section>
  );

const Add = ({ view, s }: Omit<Props, 't'>) => (
  <section aria-labelledby="duo-add" id="add">
    <h2 id="duo-add">{s('add.title')}</h2>
    {view.isFull ? (
      <p>{s('add.full', { n: MOST_DUO_HOMES })}</p>
    ) : (
      <>
        <form
          className="needs-script"
          action={view.action}
          method="post"
          data-enhance="offer-favorites"
          data-ids={view.ids.join(',')}
          data-words={JSON.stringify({
            one: s('add.favorites.one', { n: '{{n}}' }),
            other: s('add.favorites.other', { n: '{{n}}' }),
          })}
          data-locale={s.locale}
          hidden
        >
          <input type="hidden" name={FIELDS.add} />
          <button type="submit" className="button button--line" />
        </form>
        <form className="duo__line" action={view.action} method="post">
          <label htmlFor="duo-address">{s('add.label')}</label>
          <input
            className="input"
            id="duo-address"
            name={FIELDS.add}
            inputMode="url"
            autoComplete="off"
            defaultValue={view.typedAddress}
          />
          <button type="submit" className="button button--line button--small">
            {s('add.button')}
          </button>
        </form>
      </>
    )}
  </section>
);

const End = ({ view, s }: Omit<Props, 't'>) => (
  <section aria-labelledby="duo-key">
    <h2 id="duo-key">{s('key.title')}</h2>
    <p>{s('key.text')}</p>
    <p className="muted">{s('end.auto')}</p>
    <details>
      <summary>{s('end.summary')}</summary>
      <form action={view.action} method="post">
        <p>{s('end.text')}</p>
        <button type="submit" className="button button--line" name={FIELDS.end} value="1">
          {s('end.button')}
        </button>
      </form>
    </details>
  </section>
);

/** Beside the homes: the way between them, the other one's address, further homes, and the end. */
export const DuoSide = (props: Props) => (
  <div className="duo__side">
    <Route {...props} />
    <Invitation {...props} />
    <Add {...props} />
    <End {...props} />
  </div>
);
