import { Icon } from '#client/ui/Icon.tsx';
import { formatDate } from '#domain/format/date.ts';
import { formatClock } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import { NEWS_LENGTHS, type NewsFields, type OpenedPage } from '#wire/written-pages.ts';
import { RichText } from '#worker/blocks/parts/RichText.tsx';
import { readLocalizedHtml } from '#worker/platform/content/rich-text/schema.ts';
import { assetAddress } from '#worker/platform/media/picture-address.ts';
import { momentOf } from '../homes/home-view.ts';
import { Press } from '../parts.tsx';
import { type Faults, nameOf, stateOf, type Word } from './news-form.ts';
import { type Said, SaidAbove, stateText, type Words } from './StaffNewsPage.tsx';

export interface ItemProps {
  readonly item: OpenedPage | null;
  readonly typed: Typed;
  readonly faults: Faults;
  /** Shown beneath the form, before it is kept. */
  readonly preview: NewsFields | null;
  readonly said: Said | null;
  readonly action: string;
  readonly guard: string;
  readonly words: Words;
}

const ROWS: Readonly<Record<Word, number>> = { title: 2, lead: 3, body: 12, alt: 2 };
const LABELS = {
  title: 'news.fieldTitle',
  lead: 'news.fieldLead',
  body: 'news.fieldBody',
  alt: 'news.fieldAlt',
} as const;
const HINTS = { title: null, lead: null, body: 'news.fieldBodyHint', alt: 'news.fieldAltHint' } as const;

/** What is wrong with a field, beside it. */
const Fault = ({
  name,
  faults,
  words: { s },
}: Pick<ItemProps, 'faults' | 'words'> & { readonly name: string }) => {
  const fault = faults[name];
  return fault === undefined ? null : (
    <span className="field__error" id={`${name}-wrong`}>
      <Icon name="warning" small />
      {s(`news.wrong.${fault}`)}
    </span>
  );
};

/** A text in a language; one that others have and this one lacks is marked. */
function Text({
  word,
  locale,
  typed,
  faults,
  words,
}: Pick<ItemProps, 'typed' | 'faults' | 'words'> & { readonly word: Word; readonly locale: Locale }) {
  const { s, locales } = words;
  const name = nameOf(word, locale);
  const value = textOf(typed, name) ?? '';
  const isMissing = value === '' && locales.some((other) => textOf(typed, nameOf(word, other)) !== undefined);
  const hint = HINTS[word];
  const described = [hint === null ? null : `${name}-hint`, faults[name] && `${name}-wrong`].filter(Boolean);
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {s(LABELS[word])}
        {isMissing ? <span className="staff-news-missing">{s('news.missing')}</span> : null}
      </label>
      {hint === null ? null : (
        <span className="field__hint" id={`${name}-hint`}>
          {s(hint)}
        </span>
      )}
      <textarea
        className={word === 'body' ? 'input textarea textarea--long' : 'input textarea'}
        id={name}
        name={name}
        lang={locale}
        rows={ROWS[word]}
        maxLength={NEWS_LENGTHS[word]}
        autoComplete="off"
        aria-invalid={faults[name] ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
        defaultValue={value}
      />
      <Fault name={name} faults={faults} words={words} />
    </div>
  );
}

/** A day, with what it means. */
function Day({
  name,
  label,
  hint,
  typed,
  faults,
  words,
}: Pick<ItemProps, 'typed' | 'faults' | 'words'> & {
  readonly name: 'publicationDate' | 'shownUntil';
  readonly label: string;
  readonly hint: string;
}) {
  const isWrong = faults[name] !== undefined;
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <span className="field__hint" id={`${name}-hint`}>
        {hint}
      </span>
      <input
        className="input"
        type="date"
        id={name}
        name={name}
        required={name === 'publicationDate'}
        autoComplete="off"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${name}-hint ${name}-wrong` : `${name}-hint`}
        defaultValue={textOf(typed, name) ?? ''}
      />
      <Fault name={name} faults={faults} words={words} />
    </div>
  );
}

function PictureField({ typed, faults, words }: ItemProps) {
  const { s } = words;
  const file = textOf(typed, 'picture');
  return (
    <fieldset className="form__part">
      <legend>{s('news.picture')}</legend>
      {file === undefined ? null : (
        <>
          <img
            className="staff-news-picture"
            src={assetAddress(file, 800)}
            alt=""
            width="800"
            height="600"
            loading="lazy"
          />
          <input type="hidden" name="picture" value={file} />
          <label className="check">
            <input type="checkbox" name="without" value="1" />
            <span>{s('news.pictureNone')}</span>
          </label>
        </>
      )}
      <div className="field">
        <label className="field__label" htmlFor="file">
          {s(file === undefined ? 'site.portrait.choose' : 'news.pictureOther')}
        </label>
        <span className="field__hint" id="file-hint">
          {s('news.pictureHint')}
        </span>
        <input
          className="input"
          type="file"
          id="file"
          name="file"
          accept="image/*"
          aria-describedby="file-hint"
        />
        <Fault name="file" faults={faults} words={words} />
      </div>
    </fieldset>
  );
}

/** The item as visitors will see it, in each language that it is written in. */
function Preview({ fields, words }: { readonly fields: NewsFields; readonly words: Words }) {
  const { s, t, locales } = words;
  const body = readLocalizedHtml(fields.body);
  return (
    <section className="staff-news-preview" aria-labelledby="preview">
      <h2 id="preview">{s('news.previewTitle')}</h2>
      <p className="muted">{s('news.previewText')}</p>
      {locales
        .filter((locale) => fields.title[locale])
        .map((locale) => (
          <article key={locale} lang={locale}>
            <h2>{fields.title[locale]}</h2>
            <p className="muted">{formatDate(fields.publicationDate, t)}</p>
            {fields.picture ? (
              <img
                src={assetAddress(fields.picture.file, 800)}
                alt={fields.picture.alt[locale] ?? ''}
                width="800"
                height="600"
              />
            ) : null}
            {fields.lead[locale] ? <p className="lead">{fields.lead[locale]}</p> : null}
            <RichText text={body[locale] ?? []} level={3} lang={locale} className="rich-text" />
          </article>
        ))}
    </section>
  );
}

function Form(props: ItemProps) {
  const { item, action, guard, words, typed, faults } = props;
  const { s, locales } = words;
  const isNew = item === null || stateOf(item, words.today) === 'withdrawn';
  return (
    <form action={action} method="post" encType="multipart/form-data" className="form staff-news-form">
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="seen" value={item?.seen ?? ''} />
      <div className="staff-news-days">
        <Day
          name="publicationDate"
          label={s('news.date')}
          hint={s('news.dateHint')}
          typed={typed}
          faults={faults}
          words={words}
        />
        <Day
          name="shownUntil"
          label={s('news.end')}
          hint={s('news.endHint')}
          typed={typed}
          faults={faults}
          words={words}
        />
      </div>
      <PictureField {...props} />
      <div className="staff-news-languages">
        {locales.map((locale) => (
          <fieldset key={locale} className="form__part">
            <legend>{s('news.inLanguage', { language: s(`news.languages.${locale}`) })}</legend>
            {(['title', 'lead', 'body', 'alt'] as const).map((word) => (
              <Text key={word} word={word} locale={locale} typed={typed} faults={faults} words={words} />
            ))}
          </fieldset>
        ))}
      </div>
      <p className="row">
        <button type="submit" className="button button--line" name="do" value="preview">
          {s('news.preview')}
        </button>
        <button type="submit" className="button" name="do" value="publish">
          {s(isNew ? 'news.publish' : 'news.save')}
        </button>
      </p>
    </form>
  );
}

/** What one press gives back of the last change, for ten minutes. */
export function Undo({
  item,
  action,
  guard,
  words: { s, locale },
}: Pick<ItemProps, 'action' | 'guard' | 'words'> & { readonly item: OpenedPage }) {
  const { undo } = item;
  if (undo === null) return null;
  const { version, until } = undo;
  const does: Readonly<Record<string, string>> =
    version === null ? { do: 'withdraw' } : { do: 'restore', version: String(version) };
  return (
    <section className="desk-undo">
      <p>{s(version === null ? 'news.undoNew' : 'news.undoUntil', { until: formatClock(until, locale) })}</p>
      <Press action={action} guard={guard} label={s('news.undo')} fields={{ ...does, seen: item.seen }} />
    </section>
  );
}

/** The earlier versions of a page, each with a press that brings it back. */
export function Versions({
  item,
  action,
  guard,
  words,
}: Pick<ItemProps, 'action' | 'guard' | 'words'> & { readonly item: OpenedPage }) {
  const { s, locale } = words;
  if (item.versions.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{s('news.versions')}</h2>
      <ol className="desk-versions">
        {item.versions.map(({ number, by, at, title, gone }) => (
          <li key={number} data-key={String(number)}>
            <p>
              <b>{localized(title, locale)}</b>
            </p>
            <p className="muted">
              {s('news.version', { when: momentOf(at, locale), who: by ?? s('news.someone') })}
            </p>
            {gone === 0 ? null : <p>{s.count('news.versionGone', gone)}</p>}
            <Press
              action={action}
              guard={guard}
              label={s('news.restore')}
              fields={{ do: 'restore', version: String(number), seen: item.seen }}
              line
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An item of news: its form, what it will look like, and its earlier versions. */
export function NewsItemPage(props: ItemProps) {
  const { item, preview, said, action, guard, words } = props;
  const { s, locale, today } = words;
  const state = item && stateOf(item, today);
  const url = item?.page.url?.[locale]?.trim() ?? '';
  return (
    <>
      <p>
        <a href={pathTo('staff-news', locale)}>{s('news.back')}</a>
      </p>
      <h1>{item === null ? s('news.newItem') : localized(item.page.title, locale)}</h1>
      {item === null ? null : (
        <p className="muted">
          {stateText(item, words)}
          {state === 'shown' && url !== '' ? (
            <>
              {DOT}
              <a href={pathTo('page', locale, { url })}>{s('news.view')}</a>
            </>
          ) : null}
        </p>
      )}
      <SaidAbove said={said} />
      {item === null ? null : <Undo item={item} action={action} guard={guard} words={words} />}
      {preview === null ? null : <Preview fields={preview} words={words} />}
      <Form {...props} />
      {item === null || state === 'withdrawn' ? null : (
        <section>
          <p className="muted">{s('news.withdrawText')}</p>
          <Press
            action={action}
            guard={guard}
            label={s('news.withdraw')}
            fields={{ do: 'withdraw', seen: item.seen }}
            line
          />
        </section>
      )}
      {item === null ? null : <Versions item={item} action={action} guard={guard} words={words} />}
    </>
  );
}
