/** What shows a part of the settings, with what came of its form. */
import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import { companyNumberFault, ibanFault, vatNumberFault } from '#domain/rules/check-digits.ts';
import type { OwnSite } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { NotFound } from '#worker/platform/errors/app-error.ts';
import { linkTargets } from '../pages/link-targets.ts';
import { nameOfPage } from '../pages/StaffPagesPage.tsx';
import { guardOf } from '../session.ts';
import { type Above, headingOf, PartPage } from './PartPage.tsx';
import type { LookPages } from './ShownLook.tsx';
import { newId } from './site-changes.ts';
import { contextWith, hrefOf, showPage, wordsOf } from './site-load.tsx';
import { NEW, partOf, type SitePart } from './site-table.ts';
import { type TypedForm, viewsOf } from './site-view.ts';
import type { SiteWords } from './site-words.ts';

/** What is not as it should be and is stored all the same: wrong check digits (decision 171). */
function notesOf({ name }: SitePart, { settings: { legal } }: Site, { s }: SiteWords): readonly string[] {
  if (name !== 'legal') return [];
  const tried = [
    ['companyNumber', companyNumberFault],
    ['vatNumber', vatNumberFault],
    ['thirdPartyAccount', ibanFault],
  ] as const;
  return tried.flatMap(([field, faultOf]) => {
    const text = legal[field] ?? '';
    return text === '' || faultOf(text) === null ? [] : [s(`site.notes.${field}`)];
  });
}

interface Shown {
  readonly own: OwnSite;
  readonly part: SitePart;
  readonly form?: TypedForm;
  readonly above?: Above | null;
  /** What the site would be. */
  readonly soon?: Site;
  /** Pages in a look that would be. */
  readonly lookPages?: LookPages | null;
  readonly status?: 409 | 422;
}

/** Shows a part of the site, as it is or with what was typed. */
export async function showPart(
  c: Context<AppEnv>,
  session: string,
  { own, part, form, above = null, soon, lookPages = null, status }: Shown,
): Promise<Response> {
  const [words, guard] = await Promise.all([wordsOf(c), guardOf(session)]);
  if (status !== undefined) c.status(status);
  const context = contextWith(c, soon ?? own.site);
  // What was added meanwhile under this name is another one.
  const isTaken = form?.conflicts.some(({ path }) => path.endsWith(']')) === true;
  const makes = form === undefined || isTaken ? undefined : textOf(form.typed, 'makes');
  const newOne =
    form === undefined ? null : newId(form.typed, textOf(form.typed, `${part.entry ?? ''}.name`) ?? '');
  return showPage(
    c,
    own.me,
    headingOf(part, words),
    <PartPage
      part={part}
      views={viewsOf(part, own.site, context.today, form ?? null)}
      site={own.site}
      words={words}
      action={hrefOf(c)(part.name, part.entry === null ? undefined : (part.id ?? NEW))}
      back={pathTo('staff-site', c.get('locale'))}
      guard={guard}
      makes={makes ?? crypto.randomUUID().replaceAll('-', '').slice(0, 16)}
      above={above}
      context={context}
      isSoon={soon !== undefined}
      shownId={part.id ?? (soon === undefined ? null : newOne)}
      notes={notesOf(part, soon ?? own.site, words)}
      lookPages={lookPages}
      now={Date.now()}
    />,
  );
}

/** A part of the site, with what entries of its menus can lead to. */
export const partAt = (
  { site, pages }: OwnSite,
  name: string,
  id: string | null,
  words: SiteWords,
): SitePart | null =>
  partOf(
    site,
    name,
    id,
    name === 'menus'
      ? linkTargets(
          pages.map(({ id: page, title, url }) => ({ name: nameOfPage(page, title, words), url })),
          words.s,
          site.settings.features,
        ).map(({ value, label }) => ({ code: value, name: label }))
      : [],
  );

/** The part of an address. Throws NotFound. */
export function partIn(c: Context<AppEnv>, own: OwnSite, words: SiteWords): SitePart {
  const { part: name = '', id } = c.get('route').params;
  const part = partAt(own, name, id ?? null, words);
  if (part === null) throw new NotFound('no such part of the site');
  return part;
}

/** What was typed about an entry that is there no more, as texts. */
export async function showGone(c: Context<AppEnv>, me: StaffMe, typed: Typed): Promise<Response> {
  const { s } = await wordsOf(c);
  const texts = Object.entries(typed).flatMap(([name, values]) =>
    name.startsWith('settings.') ? values.filter((value) => value.trim() !== '') : [],
  );
  c.status(409);
  return showPage(
    c,
    me,
    s('site.said.gone'),
    <>
      <h1>{s('site.said.gone')}</h1>
      {texts.length === 0 ? null : <p>{s('site.said.goneText')}</p>}
      <ul className="own-lines">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <a href={pathTo('staff-site', c.get('locale'))}>{s('site.back')}</a>
      </p>
    </>,
  );
}
