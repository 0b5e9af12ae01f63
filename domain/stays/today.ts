const BRUSSELS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR_MS = 3_600_000;
/** Cache of the last result: the hour since the epoch, and its day. */
let last = { hour: Number.NaN, day: '' };

/**
 * The calendar day in Brussels at an instant, `YYYY-MM-DD`; stays are counted in these days (design, "Time").
 */
export function brusselsDay(instant: Date): string {
  // Days begin on the hour, in winter and in summer. Formatting is as expensive as rendering a card, and
  // every page needs it.
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  if (hour !== last.hour) last = { hour, day: formatted(instant) };
  return last.day;
}

function formatted(instant: Date): string {
  const parts = new Map(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
