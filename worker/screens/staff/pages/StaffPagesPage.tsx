import { Fragment } from 'react';
import { DOT } from '#domain/format/ties.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { ListedStaffPage, StaffPages } from '#wire/written-pages.ts';
import { momentOf } from '../homes/home-view.ts';
import type { Words } from '../news/StaffNewsPage.tsx';

/** Pages that a screen of the site shows, and that have no address of their own. */
const OF_SCREENS = ['home', 'privacy', 'terms'] as const;
const isOfScreen = (id: string): id is (typeof OF_SCREENS)[number] => OF_SCREENS.some((one) => one === id);
/** Whether a page has addresses of its own, so that it can be taken off the site. */
export const hasAddress = (id: string): boolean => !isOfScreen(id);

/** A page by its title, or by what it is for. */
export function nameOfPage(
  id: string,
  title: ListedStaffPage['page']['title'],
  { s, locale }: Pick<Words, 's' | 'locale'>,
): string {
  if (isOfScreen(id)) return s(`pages.screens.${id}`);
  return localized(title, locale) || s('pages.unnamed');
}

/** Languages of the site in which a page is not written, in words; null for none. */
function lacksText(title: ListedStaffPage['page']['title'], { s, locales }: Words): string | null {
  const lacking = locales.filter((locale) => !title?.[locale]?.trim());
  if (lacking.length === 0) return null;
  const languages = lacking.map((one) => s(`news.languages.${one}`));
  return s('news.lacks', { languages: new Intl.ListFormat(s.locale).format(languages) });
}

interface Row {
  readonly id: string;
  readonly item: ListedStaffPage | null;
  readonly draft: StaffPages['drafts'][number] | null;
}

/** Pages with their drafts, and then the drafts of pages to come. */
const rowsOf = ({ items, drafts }: Pick<StaffPages, 'items' | 'drafts'>): readonly Row[] => [
  ...items.map((item) => ({ id: item.id, item, draft: drafts.find(({ id }) => id === item.id) ?? null })),
  ...drafts
    .filter(({ id }) => items.every((item) => item.id !== id))
    .map((draft) => ({ id: draft.id, item: null, draft })),
];

interface Props {
  readonly pages: StaffPages;
  readonly words: Words;
  /** Path of a new page. */
  readonly newHref: string;
}

/** The pages of a site: what stands of each, where it is, and what is missing. */
export const StaffPagesPage = ({ pages, words, newHref }: Props) => {
  const { s, locale, locales } = words;
  return (
    <>
      <div className="desk-hello">
        <h1>{s('pages.title')}</h1>
        <a className="button" href={newHref}>
          {s('pages.addPage')}
        </a>
      </div>
      <ul className="staff-news" hidden={rowsOf(pages).length === 0}>
        {rowsOf(pages).map(({ id, item, draft }) => {
          const title = draft?.title ?? item?.page.title;
          const lacks = lacksText(title, words);
          const urls = locales.flatMap((one) => {
            const url = item?.page.url?.[one]?.trim() ?? '';
            return url === '' ? [] : [`/${one}/${url}`];
          });
          return (
            <li key={id} data-key={id}>
              <div>
                <h2>
                  <a href={pathTo('staff-page', locale, { id })}>{nameOfPage(id, title, words)}</a>
                </h2>
                <p className="muted">
                  {item === null
                    ? s('pages.states.new')
                    : s(item.withdrawn ? 'pages.states.withdrawn' : 'pages.states.shown')}
                  {urls.map((url, at) => (
                    <Fragment key={url}>
                      {at === 0 ? DOT : ' '}
                      <span className="staff-news-address">
                        {url}
                        {at === urls.length - 1 ? null : ','}
                      </span>
                    </Fragment>
                  ))}
                </p>
                {draft === null ? null : (
                  <p>
                    {s('pages.draftBy', {
                      who: draft.by ?? s('news.someone'),
                      when: momentOf(draft.at, locale),
                    })}
                  </p>
                )}
                {lacks === null ? null : <p>{lacks}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
};
