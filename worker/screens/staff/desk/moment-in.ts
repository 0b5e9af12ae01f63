import { formatClock, formatDayName } from '#domain/format/moment.ts';
import type { Shown } from './shown.ts';

/** Day and time of an instant, in the page's language. */
export const momentIn = (instant: string, { c }: Shown): string => {
  const locale = c.get('locale');
  return `${formatDayName(instant, locale)}, ${formatClock(instant, locale)}`;
};
