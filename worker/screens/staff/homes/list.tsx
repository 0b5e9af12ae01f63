import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { LOCALES } from '#domain/locale.ts';
import { PROJECT_HEAD_TYPE } from '#domain/rules/project.ts';
import type { SaveDraft } from '#wire/written-homes.ts';
import type { Answer } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { seeOther } from '#worker/platform/forms/answer.ts';
import { isKey } from '#worker/platform/forms/control-fields.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { guardOf, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import { postHome } from './home-load.tsx';
import { labelIn } from './home-words.ts';
import { homesHeadline, ListPage } from './ListPage.tsx';
import { askedHomes, listHref, MOST_NAME, type Said } from './list-asked.ts';
import { homeHref } from './list-words.ts';

/** The list of an agency's homes. */
export const staffHomes: Answer = (c) =>
  withSession(c, async (session) => {
    const asked = askedHomes(c);
    const { list: chosen, find, from } = asked;
    const [list, s, guard] = await Promise.all([
      siteContent(c).listHomes({
        session,
        from,
        ...(chosen === undefined ? {} : chosen === 'lacking' ? { lacking: true } : { state: chosen }),
        ...(find === undefined ? {} : { find }),
      }),
      staffTexts(c),
      guardOf(session),
    ]);
    const page = <ListPage list={list} asked={asked} guard={guard} c={c} s={s} />;
    const title = homesHeadline({ list, s });
    return showStaff(c, page, { title, who: list.me.name, s, sheets: ['staff', 'homes'] });
  });

/** Numbers of the first source's states "for sale" and "to rent" (spec 1 §4). */
const TRANSACTIONS: Readonly<Record<string, number>> = { sale: 1, rent: 2 };

/** The name of a head type in all languages. */
const headTypeName = (id: number) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, labelIn(locale, 'headType', String(id)) ?? '']));

/** The first fields of a new home: what it is offered for, or the name of a holiday home in the page's language; null for another form. */
function firstField(typed: Typed, locale: string): Pick<SaveDraft, 'kind' | 'fields'> | null {
  const [what, name] = [textOf(typed, 'new') ?? '', textOf(typed, 'name')];
  const field = (path: string, value: unknown) => [{ field: path, value, seen: null }];
  if (what === 'project')
    return {
      kind: 'estate',
      fields: [
        ...field('estate.general.transaction.id', TRANSACTIONS.sale),
        ...field('estate.general.headType', { id: PROJECT_HEAD_TYPE, name: headTypeName(PROJECT_HEAD_TYPE) }),
      ],
    };
  if (Object.hasOwn(TRANSACTIONS, what))
    return { kind: 'estate', fields: field('estate.general.transaction.id', TRANSACTIONS[what]) };
  if (what !== 'stay' || name === undefined) return null;
  return {
    kind: 'rental',
    fields: field(`rental.general.descriptionShort.${locale}`, name.trim().slice(0, MOST_NAME)),
  };
}

/** Begins a draft and opens it; pressed twice, it is the same one. After a refusal the typed name is in the form again. */
export const postStaffHomes: Answer = (c) =>
  postHome(c, async ({ session, typed, problem }) => {
    const again = (said: Said): Response => seeOther(c, listHref(c, { said, stay: textOf(typed, 'name') }));
    const begun = firstField(typed, c.get('locale'));
    const makes = textOf(typed, 'makes') ?? '';
    if (problem !== null || begun === null || !isKey(makes)) return again('foreign');
    const content = siteContent(c);
    try {
      const { home } = await content.saveHomeDraft({ session, makes, ...begun });
      return seeOther(c, homeHref(c.get('locale'), { kind: begun.kind, home }));
    } catch (error) {
      if (!(error instanceof ContentHttpError && [403, 409, 422].includes(error.status))) throw error;
      // A session that ended is refused again here, and leads to the sign-in page.
      if (error.status === 403) await content.listHomes({ session });
      return again(error.status === 403 ? 'right' : 'refused');
    }
  });
