import type { Context } from 'hono';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { Valuation } from '#wire/valuation.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { postAction } from '../../platform/forms/action.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { showButton, showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/** The token is unknown to this agency, or malformed. */
const REFUSALS: readonly RefusalRow<{ readonly closed: 'unknown' }>[] = [400, 404, 422].map((status) => ({
  status,
  means: { closed: 'unknown' },
}));

const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** The request of the token in the address; null when not found. Throws for an outage. */
async function find(c: Context<AppEnv>): Promise<Valuation | null> {
  try {
    return await siteContent(c).valuation(tokenOf(c));
  } catch (error) {
    if (meaningOf(REFUSALS, error) === null) throw error;
    return null;
  }
}

function showUnknown(c: Context<AppEnv>): Response | Promise<Response> {
  const { t, locale } = viewContext(c);
  c.status(404);
  return showOutcome(c, {
    heading: t('valuation.withdraw.unknownHeading'),
    text: t('valuation.withdraw.unknownText'),
    tone: 'problem',
    link: { label: t('problem.home'), href: pathTo('home', locale) },
  });
}

async function show(c: Context<AppEnv>, problem: FormProblem | null): Promise<Response> {
  const found = await find(c);
  if (found === null) return showUnknown(c);
  const { t, locale } = viewContext(c);
  const { reference } = found;
  if (found.state === 'withdrawn') {
    return showOutcome(c, {
      heading: t('valuation.withdraw.doneHeading'),
      text: t('valuation.withdraw.doneText', { reference }),
      link: { label: t('problem.home'), href: pathTo('home', locale) },
    });
  }
  const question = {
    heading: t('valuation.withdraw.heading'),
    text: t('valuation.withdraw.text', { reference }),
    button: t('valuation.withdraw.button'),
  };
  return showButton(c, question, problem);
}

/**
 * Asks whether to withdraw a request; a GET changes nothing. It also exists on sites that no longer offer
 * valuations.
 */
export const withdrawValuation: Answer = (c) => show(c, null);

/** Withdraws the request and redirects to the page that confirms it. */
export const postWithdrawValuation = postAction<'unknown', never>({
  name: 'withdraw-valuation',
  act: async (c) => {
    await siteContent(c).withdrawValuation(tokenOf(c));
    return null;
  },
  refusals: REFUSALS,
  done: (c) => seeOther(c, pathOf(c.get('route'))),
  again: (c, { problem }) => show(c, problem),
  closed: showUnknown,
});
