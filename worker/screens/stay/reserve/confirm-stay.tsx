import type { Context, Handler } from 'hono';
import { pathOf, pathTo } from '../../../../domain/routes.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { seeOther } from '../../../platform/forms/answer.ts';
import { postDeed } from '../../../platform/forms/deed.ts';
import { showButton, showOutcome } from '../../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../../platform/forms/problems.ts';
import { requireFeature } from '../../../platform/forms/require-feature.ts';
import { siteContent } from '../../../platform/page/view-context.ts';

/** Why a link confirms no stay (any more). */
type Closed = 'unknown' | 'expired';

const CLOSED_STATUS = { unknown: 404, expired: 410 } as const;

const toRentals = (c: Context<AppEnv>) => ({
  label: c.get('t')('stays.confirm.toRentals'),
  href: pathTo('rentals', c.get('locale')),
});

function show(c: Context<AppEnv>, problem: FormProblem | null): Response | Promise<Response> {
  const t = c.get('t');
  if (c.req.query('done') !== undefined) {
    const words = { heading: t('stays.thanks.heading'), text: t('stays.thanks.plain') };
    return showOutcome(c, { ...words, tone: 'good', link: toRentals(c) });
  }
  const view = { heading: t('stays.confirm.heading'), text: t('stays.confirm.text') };
  return showButton(c, { ...view, button: t('stays.confirm.button') }, problem);
}

/** Asks whether it was really you; a GET changes nothing, since mail scanners follow links too. */
export const confirmStay: Handler<AppEnv> = async (c) => {
  requireFeature(c, 'rentals');
  return show(c, null);
};

/** Confirms the address, and a stay that was held for it. */
export const postConfirmStay = postDeed<Closed, never>({
  name: 'confirm-stay',
  feature: 'rentals',
  act: async (c, { key }) => {
    const token = c.get('route').params.token ?? '';
    const { state } = await siteContent(c).confirmStay(token, key);
    return state === 'released' ? { closed: 'expired' } : null;
  },
  refusals: [
    { status: 410, means: { closed: 'expired' } },
    { status: 400, means: { closed: 'unknown' } },
    { status: 404, means: { closed: 'unknown' } },
    { status: 422, code: 'idempotency_key_reused', means: { problem: 'reused' } },
    { status: 422, means: { closed: 'unknown' } },
  ],
  done: (c) => seeOther(c, `${pathOf(c.get('route'))}?done=1`),
  again: (c, { problem }) => show(c, problem),
  closed: (c, kind) => {
    const t = c.get('t');
    c.status(CLOSED_STATUS[kind]);
    const words = { heading: t(`stays.confirm.${kind}Heading`), text: t(`stays.confirm.${kind}Text`) };
    return showOutcome(c, { ...words, tone: 'problem', link: toRentals(c) });
  },
});
