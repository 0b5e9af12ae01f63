import type { Answer } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/**
 * `GET /{lang}/ajax/live-agenda/reservation/{id}/calendar`: an appointment as a calendar file; `?to=google`
 * or `outlook` redirects to that calendar. No other host learns of it before the visitor presses the link.
 */
export const appointmentCalendar: Answer = async (c) => {
  requireFeature(c, 'agenda');
  neverStore(c);
  const { file, ...onTheWeb } = await siteContent(c).appointmentCalendar(c.req.param('id') ?? '');
  const to = c.req.query('to');
  if (to === 'google' || to === 'outlook') return seeOther(c, onTheWeb[to]);
  return c.body(file, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="viewing.ics"',
    'X-Robots-Tag': 'noindex',
  });
};
