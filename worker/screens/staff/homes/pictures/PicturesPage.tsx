import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { DOT } from '#domain/format/ties.ts';
import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import type { WrittenPicture } from '#wire/written-homes.ts';
import { MOST_PICTURES } from '#wire/written-pictures.ts';
import { assetAddress } from '#worker/platform/media/picture-address.ts';
import type { StaffTexts } from '../../texts.ts';
import type { HomeHrefs } from '../home-paths.ts';
import type { HomeView } from '../home-view.ts';
import { Moves, PictureRow } from './PictureRow.tsx';
import { type Alt, proposed, ROOMS, type TextsByLocale } from './proposed-words.ts';

/** A picture that was not taken, by the name of its file. */
export interface NotTaken {
  readonly file: string;
  readonly why: keyof typeof import('#locales/nl/staff-pictures.ts').default.why;
}

/** Words that were typed and not stored, because somebody else has worded the picture meanwhile. */
export interface Retained {
  readonly name: string;
  readonly alt: Alt;
}

interface Props {
  readonly view: HomeView;
  readonly guard: string;
  readonly hrefs: HomeHrefs;
  readonly locales: readonly Locale[];
  readonly texts: TextsByLocale;
  readonly notTaken: readonly NotTaken[];
  readonly retained: Retained | null;
  readonly said: { readonly tone: 'good' | 'warning'; readonly title: string; readonly text?: string } | null;
}

const textsOf = (picture: WrittenPicture, number: number, s: StaffTexts, locale: Locale): string =>
  picture.alt[locale] ?? Object.values(picture.alt)[0] ?? s('pictures.picture', { n: String(number) });

/** The small picture of one of the site's own; those at an address are not fetched here. */
export const Thumb = ({ name, hash }: Pick<WrittenPicture, 'name' | 'hash'>) =>
  hash === null ? (
    <span className="shot__none" />
  ) : (
    <img src={assetAddress(name, 400, hash)} alt="" width="400" height="300" loading="lazy" />
  );

/** What a picture shows: its room, whether it is a plan, and its words in each language. */
function Describe({
  picture,
  number,
  ...props
}: Props & { readonly picture: WrittenPicture; readonly number: number }) {
  const { view, guard, hrefs, locales, retained } = props;
  const { s } = view.words;
  const mine = retained?.name === picture.name ? retained.alt : null;
  const hint = `alt-hint-${number}`;
  return (
    <details className="shot__edit" open={mine !== null} data-key={`edit ${picture.name}`}>
      <summary
        aria-label={s('pictures.each', {
          what: s('pictures.edit'),
          name: textsOf(picture, number, s, view.words.locale),
        })}
      >
        {s('pictures.edit')}
      </summary>
      <form action={hrefs.pictures} method="post" className="shot__form" data-arrange="">
        <input type="hidden" name="guard" value={guard} />
        <input type="hidden" name="name" value={picture.name} />
        <input type="hidden" name="seen" defaultValue={JSON.stringify(picture.alt)} />
        <div className="field">
          <label className="field__label" htmlFor={`room-${number}`}>
            {s('pictures.room')}
          </label>
          <select className="input" id={`room-${number}`} name="room" defaultValue="" data-shows="">
            <option value="">{s('pictures.noRoom')}</option>
            {ROOMS.map((room) => (
              <option key={room} value={room}>
                {s(`pictures.rooms.${room}`)}
              </option>
            ))}
          </select>
        </div>
        {picture.hash === null ? null : (
          <label className="check">
            <input type="checkbox" name="plan" value="1" defaultChecked={picture.plan} />
            {s('pictures.isPlan')}
          </label>
        )}
        <p className="muted" id={hint}>
          {s('pictures.altHint')}
        </p>
        {locales.map((locale) => {
          const id = `alt-${number}-${locale}`;
          const theirs = picture.alt[locale];
          return (
            <div key={locale} className="field">
              <label className="field__label" htmlFor={id}>
                {s('pictures.alt', { language: languageOf(locale).name })}
              </label>
              {mine !== null && theirs !== undefined && theirs !== mine[locale] ? (
                <p className="home-pending">{s('pictures.kept', { words: theirs })}</p>
              ) : null}
              <textarea
                className="input textarea"
                id={id}
                name={`alt.${locale}`}
                lang={locale}
                rows={2}
                maxLength={250}
                aria-describedby={hint}
                data-alt={locale}
                defaultValue={(mine ?? picture.alt)[locale] ?? ''}
              />
            </div>
          );
        })}
        <div className="shot__acts">
          <button type="submit" className="button">
            {s('pictures.save')}
          </button>
          <button type="submit" className="button button--line" name="remove" value="1">
            {s('pictures.remove')}
          </button>
        </div>
        <p className="muted">{s('pictures.removeHint')}</p>
      </form>
    </details>
  );
}

/** A picture with its place among the others. */
function Shot({ at, ...props }: Props & { readonly at: number }) {
  const { view, guard, hrefs } = props;
  const { s, locale } = view.words;
  const all = view.opened.pictures;
  const picture = all[at];
  if (picture === undefined) return null;
  const name = textsOf(picture, at + 1, s, locale);
  const main = all.findIndex(({ plan }) => !plan);
  const worded = Object.keys(picture.alt).length > 0;
  const state = picture.plan ? s('pictures.plan') : at === main ? s('pictures.first') : '';
  return (
    <PictureRow
      name={picture.name}
      called={name}
      note={[state, worded ? '' : s('pictures.noWords')].filter((one) => one !== '').join(DOT)}
      thumb={<Thumb {...picture} />}
      moves={
        view.locked === null ? (
          <form action={hrefs.pictures} method="post" data-arrange="">
            <input type="hidden" name="guard" value={guard} />
            <Moves names={all.map((one) => one.name)} at={at} called={name} s={s} />
          </form>
        ) : null
      }
    >
      {view.locked === null ? <Describe {...props} picture={picture} number={at + 1} /> : null}
    </PictureRow>
  );
}

/** The form by which pictures are sent; a script sends them one by one, and shows what waits. */
function Send({ view, guard, hrefs }: Props) {
  const { s } = view.words;
  const words = {
    waiting: s('pictures.state.waiting'),
    preparing: s('pictures.state.preparing'),
    sending: s('pictures.state.sending', { n: '{n}' }),
    line: s('pictures.state.line'),
    out: s('pictures.state.out'),
    refused: s('pictures.state.refused'),
    again: s('pictures.again'),
    drop: s('pictures.drop'),
    progress: s('pictures.progress', { n: '{n}', all: '{all}' }),
    why: Object.fromEntries(
      (['heic', 'kind', 'broken', 'moving', 'notes', 'pixels', 'bytes', 'homeFull', 'dayFull'] as const).map(
        (why) => [why, s(`pictures.why.${why}`)],
      ),
    ),
  };
  return (
    <form
      action={hrefs.pictures}
      method="post"
      encType="multipart/form-data"
      className="shot-send"
      data-pictures={JSON.stringify(words)}
    >
      <input type="hidden" name="guard" value={guard} />
      <div className="shot-take">
        <label className="button">
          {s('pictures.take')}
          <input type="file" name="picture" accept="image/*" capture="environment" />
        </label>
        <label className="button button--line">
          {s('pictures.choose')}
          <input type="file" name="picture" accept="image/*" multiple />
        </label>
      </div>
      <label className="check">
        <input type="checkbox" name="plan" value="1" />
        {s('pictures.plans')}
      </label>
      <p className="muted">
        {s('pictures.intro')} {s('pictures.limits', { n: String(MOST_PICTURES) })}
      </p>
      <p className="muted" data-plain="">
        {s('pictures.noScript')}
      </p>
      <button type="submit" className="button button--line" data-plain="">
        {s('pictures.send')}
      </button>
      <p role="status" data-progress="" />
      <ul className="shots" data-queue="" hidden />
    </form>
  );
}

/** The pictures of a home: sent, ordered, described and removed. */
export function PicturesPage(props: Props) {
  const { view, hrefs, notTaken, said, texts } = props;
  const { words, opened, record } = view;
  const { s } = words;
  return (
    <div className="home-page">
      <p>
        <a href={hrefs.home}>{s('pictures.back')}</a>
      </p>
      <h1>{s('pictures.each', { what: s('pictures.title'), name: view.name })}</h1>
      {said === null ? null : (
        <StatusMessage tone={said.tone} title={said.title} live>
          {said.text === undefined ? null : <p>{said.text}</p>}
        </StatusMessage>
      )}
      {notTaken.length === 0 ? null : (
        <StatusMessage tone="warning" title={s.count('pictures.notTaken', notTaken.length)} live>
          <ul>
            {notTaken.map(({ file, why }) => (
              <li key={`${file} ${why}`}>
                {file === '' ? '' : `${file}: `}
                {s(`pictures.why.${why}`)}
              </li>
            ))}
          </ul>
        </StatusMessage>
      )}
      {view.locked === null ? <Send {...props} /> : null}
      <section
        aria-label={s('pictures.order')}
        data-shots=""
        data-proposals={JSON.stringify(
          Object.fromEntries(ROOMS.map((room) => [room, proposed(room, record, texts)])),
        )}
      >
        <p className="muted">
          {opened.pictures.length === 0
            ? s('pictures.none')
            : s.count('pictures.count', opened.pictures.length)}
        </p>
        <ol className="shots">
          {opened.pictures.map(({ name }, at) => (
            <Shot key={name} at={at} {...props} />
          ))}
        </ol>
      </section>
      {view.locked === null ? (
        <div className="home-bar">
          <a className="button button--line" href={hrefs.home}>
            {s('pictures.back')}
          </a>
        </div>
      ) : null}
    </div>
  );
}
