import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import type nl from '#locales/nl/seller.ts';
import { SELLER_RHYTHMS, type SellerPage as SellerAnswer } from '#wire/seller.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { OutcomePage } from '../../platform/forms/outcome/OutcomePage.tsx';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { spokenTexts } from '../../platform/page/spoken-texts.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { SellerPage } from './SellerPage.tsx';
import { toSeller } from './seller-view.ts';

const sellerTexts = spokenTexts<typeof nl>('seller');

/** Every address that opens nothing has the same meaning: also one that is no token. */
const REFUSALS: readonly RefusalRow<{ readonly closed: 'closed' }>[] = [400, 404, 410, 422, 501].map(
  (status) => ({
    status,
    means: { closed: 'closed' },
  }),
);

const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** The page of the address; null for one that opens nothing. Throws for an outage. */
async function load(c: Context<AppEnv>): Promise<SellerAnswer | null> {
  try {
    return await siteContent(c).openSellerPage(tokenOf(c));
  } catch (error) {
    if (meaningOf(REFUSALS, error) === null) throw error;
    return null;
  }
}

/** One page for an address that was ended, has expired, is another agency's or was guessed. */
async function showClosed(c: Context<AppEnv>): Promise<Response> {
  const s = await sellerTexts(c);
  neverStore(c);
  c.status(404);
  const { phone } = c.get('site').settings.contact;
  const view = {
    heading: s('closed.title'),
    text: s('closed.text'),
    tone: 'problem' as const,
    link: phone
      ? { label: s('closed.call', { phone }), href: `tel:${phone.replace(/[^\d+]/g, '')}` }
      : { label: s('closed.home'), href: pathTo('home', c.get('locale')) },
  };
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
}

async function show(c: Context<AppEnv>, hasFailed: boolean): Promise<Response> {
  const page = await load(c);
  if (page === null) return showClosed(c);
  const s = await sellerTexts(c);
  neverStore(c);
  const view = toSeller(page, s, new Date());
  return renderPage(
    c,
    <SellerPage
      view={view}
      s={s}
      action={pathOf(c.get('route'))}
      failed={hasFailed ? s('mail.failed') : null}
      phone={c.get('site').settings.contact.phone ?? null}
    />,
    {
      head: { title: `${view.home.place}: ${view.heading}`, index: false, sheets: ['seller'] },
      slim: { note: s('forYou') },
    },
  );
}

/** What happened around a home, behind the secret address that its agency made for the seller. */
export const seller: Answer = (c) => show(c, false);

const isOneClick = (typed: Typed): boolean => textOf(typed, 'List-Unsubscribe') === 'One-Click';

/** Changes how often the page comes by mail; a mail program ends it with one click (RFC 8058). */
export const postSeller = postAction<'closed', never>({
  name: 'seller',
  oneClick: true,
  act: async (c, { typed }) => {
    const rhythm = isOneClick(typed) ? 'none' : SELLER_RHYTHMS.find((one) => one === textOf(typed, 'mail'));
    if (rhythm === undefined) return { problem: 'unreadable', fields: {}, typed };
    await siteContent(c).setSellerMail(tokenOf(c), rhythm);
    return null;
  },
  refusals: REFUSALS,
  done: (c, { typed }) =>
    isOneClick(typed) ? c.body(null, 200) : seeOther(c, `${pathOf(c.get('route'))}#mail`),
  again: (c, { problem }) => {
    answerProblem(c, problem);
    return show(c, true);
  },
  closed: (c) => showClosed(c),
});
