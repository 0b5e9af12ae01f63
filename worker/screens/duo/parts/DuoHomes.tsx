import { CardMarks } from '#client/ui/cards/CardMarks.tsx';
import { CardPicture } from '#client/ui/cards/CardPicture.tsx';
import { Standing } from '#client/ui/cards/Standing.tsx';
import { Sticker } from '#client/ui/cards/Sticker.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Price } from '#client/ui/Price.tsx';
import { DUO_LENGTHS } from '#wire/duo.ts';
import type { DuoHomeView, DuoView } from '../duo-view.ts';
import { FIELDS } from '../read-change.ts';
import type { DuoTexts } from '../texts.ts';

interface Props {
  readonly view: DuoView;
  readonly s: DuoTexts;
}
interface HomeProps extends Props {
  readonly home: DuoHomeView;
}

interface NoteFormProps {
  readonly action: string;
  readonly home: string;
  readonly draft: string;
  readonly seen: string;
  readonly label: string;
  readonly hint: string | null;
  readonly s: DuoTexts;
}

/** The field of one's own note, as a form of its own. */
export const NoteForm = ({ action, home, draft, seen, label, hint, s }: NoteFormProps) => (
  <form className="duo__note" action={action} method="post">
    <input type="hidden" name={FIELDS.home} value={home} />
    <input type="hidden" name={FIELDS.seen} value={seen} />
    <label htmlFor={`note-${home}`}>{label}</label>
    {hint === null ? null : (
      <p className="field__hint" id={`note-${home}-hint`}>
        {hint}
      </p>
    )}
    <textarea
      className="input textarea"
      id={`note-${home}`}
      name={FIELDS.note}
      rows={3}
      maxLength={DUO_LENGTHS.note}
      aria-describedby={hint === null ? undefined : `note-${home}-hint`}
      defaultValue={draft}
    />
    <button type="submit" className="button button--line button--small">
      {s('note.save')}
    </button>
  </form>
);

/** One's own heart is a button, the other one's is said. */
const Hearts = ({ home: { id, hearts, title }, view: { action }, s }: HomeProps) => (
  <form className="duo__hearts" action={action} method="post">
    <input type="hidden" name={FIELDS.home} value={id} />
    <button
      type="submit"
      className="duo__heart"
      name={FIELDS.heart}
      value={hearts.own ? '0' : '1'}
      aria-pressed={hearts.own}
    >
      <Icon name="heart" small />
      {s('heart.own')}
      <span className="hidden">, {s('heart.of', { home: title })}</span>
    </button>
    <span className={hearts.theirs ? 'duo__theirs duo__theirs--has' : 'duo__theirs'}>
      <Icon name="heart" small />
      {hearts.said}
    </span>
  </form>
);

const Notes = ({ home, view: { action, theirs }, s }: HomeProps) => {
  const isOpen = home.draft !== home.seen;
  return (
    <div className="duo__notes">
      {home.notes.map(({ text, by }) => (
        <blockquote key={by}>
          <p>{text}</p>
          <small>{by}</small>
        </blockquote>
      ))}
      <details open={isOpen}>
        <summary>
          {s('note.change')}
          <span className="hidden">: {home.title}</span>
        </summary>
        <NoteForm
          action={action}
          home={home.id}
          draft={home.draft}
          seen={home.seen}
          label={s('note.label', { home: home.title })}
          hint={s('note.hint', { n: DUO_LENGTHS.note, name: theirs })}
          s={s}
        />
      </details>
      <details>
        <summary>
          {s('off.summary')}
          <span className="hidden">: {home.title}</span>
        </summary>
        <form action={action} method="post">
          <p>{s('off.text')}</p>
          <input type="hidden" name={FIELDS.home} value={home.id} />
          <input type="hidden" name={FIELDS.seenHeart} value={home.hearts.theirs ? '1' : '0'} />
          <input type="hidden" name={FIELDS.seen} value={home.theirNote} />
          <button type="submit" className="button button--line button--small" name={FIELDS.off} value="1">
            {s('off.button')}
          </button>
        </form>
      </details>
    </div>
  );
};

/** A home as its card has it, in a row. */
const Face = ({ home: { card, title } }: Pick<HomeProps, 'home'>) =>
  card === null ? (
    <h3 className="duo__title">{title}</h3>
  ) : (
    <>
      {card.kind === null ? null : <p className="muted small">{card.kind}</p>}
      <h3 className="duo__title">{card.href === null ? title : <a href={card.href}>{title}</a>}</h3>
      <p className="muted">{card.place}</p>
      <CardMarks card={card} />
      {card.price ? <Price price={card.price} /> : null}
    </>
  );

const Home = (props: HomeProps) => {
  const { home } = props;
  return (
    <li className="duo__home" id={`home-${home.id}`}>
      {home.card === null ? null : (
        <div className="duo__picture">
          <CardPicture card={home.card} tile="row" />
          <div className="card__stickers">
            <Standing status={home.card.status} chip />
            <Sticker sticker={home.card.sticker} />
          </div>
        </div>
      )}
      <div className="duo__face">
        <Face home={home} />
      </div>
      <Hearts {...props} />
      <Notes {...props} />
    </li>
  );
};

/** The homes of the list, by whose hearts they have. */
export const DuoHomes = ({ view, s }: Props) =>
  view.groups.map(({ title, homes }) => (
    <section key={title} className="duo__group">
      <h2>
        {`${title} `}
        <small>{homes.length}</small>
      </h2>
      <ul>
        {homes.map((home) => (
          <Home key={home.id} home={home} view={view} s={s} />
        ))}
      </ul>
    </section>
  ));
