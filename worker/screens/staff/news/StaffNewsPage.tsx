import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatDate } from '#domain/format/date.ts';
import { DOT } from '#domain/format/ties.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { Translator } from '#locales/translator.ts';
import type { StaffPages } from '#wire/written-pages.ts';
import { assetAddress } from '#worker/platform/media/picture-address.ts';
import type { StaffTexts } from '../texts.ts';
import { stateOf } from './news-form.ts';

export interface Words {
  readonly s: StaffTexts;
  readonly t: Translator;
  readonly locale: Locale;
  /** Languages of the site. */
  readonly locales: readonly Locale[];
  readonly today: string;
}

type Item = StaffPages['items'][number];

/** Whether an item is shown, and from when or until when. */
export function stateText(item: Pick<Item, 'withdrawn' | 'page'>, { s, t, today }: Words): string {
  const state = stateOf(item, today);
  const { publicationDate, shownUntil } = item.page.news ?? {};
  if (state === 'withdrawn') return s('news.states.withdrawn');
  if (state === 'ahead') return s('news.states.ahead', { day: formatDate(publicationDate, t) });
  if (state === 'over') return s('news.states.over', { day: formatDate(shownUntil, t) });
  const until = shownUntil ? `${DOT}${s('news.until', { day: formatDate(shownUntil, t) })}` : '';
  return `${s('news.states.shown')}${until}`;
}

/** Languages of the site in which an item is not written, in words; null for none. */
function lacksText({ page }: Pick<Item, 'page'>, { s, locales }: Words): string | null {
  const lacking = locales.filter((locale) => !page.title?.[locale]?.trim());
  if (lacking.length === 0) return null;
  const languages = lacking.map((one) => s(`news.languages.${one}`));
  return s('news.lacks', { languages: new Intl.ListFormat(s.locale).format(languages) });
}

interface Props {
  readonly items: readonly Item[];
  readonly words: Words;
  /** Path of a new item. */
  readonly newHref: string;
}

/** The news of an agency, the latest first, with what is shown and what is missing. */
export const StaffNewsPage = ({ items, words, newHref }: Props) => {
  const { s, t, locale } = words;
  return (
    <>
      <div className="desk-hello">
        <h1>{s.count('news.title', items.length)}</h1>
        <a className="button" href={newHref}>
          {s('news.add')}
        </a>
      </div>
      {items.length === 0 ? <p>{s('news.none')}</p> : null}
      <ul className="staff-news" hidden={items.length === 0}>
        {items.map((item) => {
          const { id, page } = item;
          const lacks = lacksText(item, words);
          return (
            <li key={id} data-key={id}>
              {page.hero ? (
                <img
                  src={assetAddress(page.hero.file, 400, page.hero.hash)}
                  alt=""
                  width="400"
                  height="300"
                  loading="lazy"
                />
              ) : null}
              <div>
                <h2>
                  <a href={pathTo('staff-news-item', locale, { id })}>{localized(page.title, locale)}</a>
                </h2>
                <p className="muted">
                  {`${formatDate(page.news?.publicationDate, t)}${DOT}${stateText(item, words)}`}
                </p>
                {lacks === null ? null : <p>{lacks}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** A message above a page. */
export interface Said {
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly text?: string;
}

export const SaidAbove = ({ said }: { readonly said: Said | null }) =>
  said === null ? null : (
    <StatusMessage tone={said.tone} title={said.title} live>
      {said.text === undefined ? null : <p>{said.text}</p>}
    </StatusMessage>
  );
