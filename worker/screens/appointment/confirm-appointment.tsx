import type { Context, Handler } from 'hono';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { postDeed } from '../../platform/forms/deed.ts';
import { showButton, showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { showUnknown } from './show-appointment.tsx';

/** Why a link confirms no appointment (any more). */
type Closed = 'unknown' | 'expired' | 'cancelled' | 'past';

/** What came of it, by itself on a page; the mail that follows leads to the appointment. */
function showDone(c: Context<AppEnv>, kind: 'booked' | Exclude<Closed, 'unknown'>) {
  const t = c.get('t');
  return showOutcome(c, {
    heading: t(`agenda.${kind}Heading`),
    text: kind === 'booked' ? t('agenda.bookedPlain') : t(`agenda.${kind}Text`),
    tone: kind === 'booked' ? 'good' : 'problem',
    link: { label: t('agenda.toOffer'), href: pathTo('offer', c.get('locale')) },
  });
}

function show(c: Context<AppEnv>, problem: FormProblem | null): Response | Promise<Response> {
  const t = c.get('t');
  if (c.req.query('done') !== undefined) return showDone(c, 'booked');
  const view = { heading: t('agenda.confirmHeading'), text: t('agenda.confirmText') };
  return showButton(c, { ...view, button: t('agenda.confirm') }, problem);
}

/** Asks whether it was really you; a GET changes nothing, since mail scanners follow links too. */
export const confirmAppointment: Handler<AppEnv> = async (c) => {
  requireFeature(c, 'agenda');
  return show(c, null);
};

/** Confirms the address, and an appointment that was held for it. */
export const postConfirmAppointment = postDeed<Closed, never>({
  name: 'confirm-appointment',
  feature: 'agenda',
  act: async (c, { key }) => {
    const token = c.get('route').params.token ?? '';
    const { state } = await siteContent(c).confirmAppointment(token, key);
    return state === 'booked' || state === 'pending' ? null : { closed: state };
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
    if (kind === 'unknown') return showUnknown(c);
    c.status(kind === 'expired' ? 410 : 409);
    return showDone(c, kind);
  },
});
