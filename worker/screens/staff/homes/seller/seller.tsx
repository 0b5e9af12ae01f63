import type { Context } from 'hono';
import { textOf } from '#domain/forms/read-form.ts';
import { languageName } from '#domain/languages.ts';
import { pathTo } from '#domain/routes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { mailOrigin } from '#worker/platform/page/mail-origin.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { guardOf, isForbidden, withSession } from '../../session.ts';
import { loadHome, postHome, type Sent, showHome } from '../home-load.tsx';
import { homeIn, hrefsOf } from '../home-paths.ts';
import { type Shown, StaffSellerPage } from './StaffSellerPage.tsx';
import { changeIn, isTooLong, newPageIn } from './seller-form.ts';

const DONE = ['saved', 'ended', 'reopened'] as const;
const STATUS = { changed: 409, past: 409, hasOne: 409, longGone: 409, wrong: 422, rights: 403 } as const;
/** What a conflict means, by its code; every other is that of the press. */
const MAKING = { past: 'longGone', other: 'hasOne' } as const;
const WRITING = { past: 'past', other: 'changed' } as const;

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  // Before the first call: one that has begun would fail unheard.
  const home = homeIn(c);
  const [view, seller, guard] = await Promise.all([
    loadHome(c, session),
    siteContent(c).staffSeller({ session, ...home }),
    guardOf(session),
  ]);
  const { s, t, locale } = view.words;
  if (shown.problem !== undefined) answerProblem(c, shown.problem);
  else if (shown.notice !== undefined) c.status(STATUS[shown.notice]);
  const page = (
    <StaffSellerPage
      name={view.name}
      seller={seller}
      hrefs={hrefsOf(view.opened, locale, false)}
      guard={guard}
      locales={c.get('site').locales}
      languageOf={(one) => languageName(one, locale)}
      s={s}
      shown={shown}
      done={DONE.find((one) => one === c.req.query('done')) ?? null}
      problemTitle={shown.problem === undefined ? null : t(`forms.problems.${shown.problem}.title`)}
    />
  );
  return showHome(c, page, { title: `${s('seller.title')}: ${view.name}`, me: view.opened.me, s });
}

/** What the seller of a home sees, and what its agency writes for them. */
export const staffSeller: Answer = (c) => withSession(c, (session) => show(c, session));

/** Makes the address, and shows it in the answer to the form alone. */
async function make(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const asked = newPageIn(typed);
  if (asked === null || asked === 'wrong') return show(c, session, { typed, notice: 'wrong' });
  try {
    const { token } = await siteContent(c).makeSellerPage({ session, ...homeIn(c), ...asked }, mailOrigin(c));
    const href = mailOrigin(c) + pathTo('seller', asked.locale, { token });
    return await show(c, session, { href });
  } catch (error) {
    return refused(c, session, error, { typed }, MAKING);
  }
}

async function write(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const set = changeIn(typed);
  if (set === null || isTooLong(set)) return show(c, session, { typed, notice: 'wrong' });
  try {
    await siteContent(c).writeSellerPage({ session, ...homeIn(c), set });
  } catch (error) {
    return refused(c, session, error, { typed }, WRITING);
  }
  const done = 'ended' in set ? (set.ended ? 'ended' : 'reopened') : 'saved';
  return seeOther(c, `${hrefsOf(homeIn(c), c.get('locale'), false).seller}?done=${done}`);
}

/** The answer to a refused press; what was typed stays. Throws errors that are not part of the protocol. */
function refused(
  c: Context<AppEnv>,
  session: string,
  error: unknown,
  shown: Shown,
  conflict: typeof MAKING | typeof WRITING,
): Promise<Response> {
  // The session holds if the home opens; if it does not, this throws again, and the person signs in.
  if (isForbidden(error)) return show(c, session, { ...shown, notice: 'rights' });
  if (!(error instanceof ContentHttpError)) throw error;
  const { status, reason } = error;
  if (reason?.code === 'past') return show(c, session, { ...shown, notice: conflict.past });
  if (status === 409) return show(c, session, { ...shown, notice: conflict.other });
  if (status === 400 || status === 422) return show(c, session, { ...shown, notice: 'wrong' });
  throw error;
}

/** Makes or ends the address, writes the sentence, or a word after a viewing. */
export const postStaffSeller: Answer = (c) =>
  postHome(c, async (sent) => {
    const { session, typed, problem } = sent;
    if (problem !== null) return show(c, session, { typed, problem });
    return textOf(typed, 'press') === 'make' ? make(c, sent) : write(c, sent);
  });
