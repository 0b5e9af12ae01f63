import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { languageName } from '#domain/languages.ts';
import { isLocale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import { type MakeSellerPage, MOST_SENTENCE, SELLER_RHYTHMS, type WriteSellerPage } from '#wire/seller.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { mailOrigin } from '#worker/platform/page/mail-origin.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { guardOf, isForbidden, withSession } from '../../session.ts';
import { loadHome, postHome, type Sent, showHome } from '../home-load.tsx';
import { homeIn, hrefsOf } from '../home-paths.ts';
import { type Shown, StaffSellerPage } from './StaffSellerPage.tsx';

const DONE = ['saved', 'ended', 'reopened'] as const;
const STATUS = { changed: 409, past: 409, hasOne: 409, wrong: 422, rights: 403 } as const;

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  const [view, seller, guard] = await Promise.all([
    loadHome(c, session),
    siteContent(c).staffSeller({ session, ...homeIn(c) }),
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

/** A new address as it was typed; null for what no form of ours sends, `wrong` for an address that is none. */
function newPageIn(typed: Typed): Pick<MakeSellerPage, 'locale' | 'email' | 'rhythm'> | 'wrong' | null {
  const [locale, email = '', rhythm] = ['locale', 'email', 'rhythm'].map((name) =>
    textOf(typed, name)?.trim(),
  );
  const chosen = SELLER_RHYTHMS.find((one) => one === rhythm);
  if (locale === undefined || !isLocale(locale) || chosen === undefined) return null;
  if (email === '') return { locale, email: null, rhythm: 'none' };
  return isEmailAddress(email) ? { locale, email, rhythm: chosen } : 'wrong';
}

/** The one change that a form states; null for what no form of ours sends. */
function changeIn(typed: Typed): WriteSellerPage['set'] | null {
  const [sentence, viewing, word, seen = '', press] = ['sentence', 'viewing', 'word', 'seen', 'press'].map(
    (name) => textOf(typed, name),
  );
  if (press === 'end' || press === 'reopen') return { ended: press === 'end' };
  if (sentence !== undefined) return { sentence: sentence.trim(), seen };
  if (viewing === undefined || word === undefined || Number.isNaN(Date.parse(viewing))) return null;
  return { viewing, word: word.trim(), seen };
}

const isTooLong = (set: WriteSellerPage['set']): boolean =>
  ['sentence', 'word'].some(
    (name) => (Object.entries(set).find(([key]) => key === name)?.[1] ?? '').length > MOST_SENTENCE,
  );

/** Makes the address, and shows it in the answer to the form alone. */
async function make(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const asked = newPageIn(typed);
  if (asked === null || asked === 'wrong') return show(c, session, { typed, notice: 'wrong' });
  try {
    const { token } = await siteContent(c).makeSellerPage({ session, ...homeIn(c), ...asked }, mailOrigin(c));
    const href = mailOrigin(c) + pathTo('seller', asked.locale, { token });
    return await show(c, session, { href });
  } catch (error) {
    return refused(c, session, error, { typed }, 'hasOne');
  }
}

async function write(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const set = changeIn(typed);
  if (set === null || isTooLong(set)) return show(c, session, { typed, notice: 'wrong' });
  try {
    await siteContent(c).writeSellerPage({ session, ...homeIn(c), set });
  } catch (error) {
    return refused(c, session, error, { typed }, 'changed');
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
  conflict: 'changed' | 'hasOne',
): Promise<Response> {
  // The session holds if the home opens; if it does not, this throws again, and the person signs in.
  if (isForbidden(error)) return show(c, session, { ...shown, notice: 'rights' });
  if (!(error instanceof ContentHttpError)) throw error;
  const { status, reason } = error;
  if (reason?.code === 'past') return show(c, session, { ...shown, notice: 'past' });
  if (status === 409) return show(c, session, { ...shown, notice: conflict });
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
