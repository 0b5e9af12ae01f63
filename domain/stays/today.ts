const BRUSSELS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const HOUR_MS = 3_600_000;
/** The hour that was asked for last, counted from the epoch, and the day that it lies in. */
let last = { hour: Number.NaN, day: '' };

/** The calendar day in Brussels at an instant, `YYYY-MM-DD`; stays are counted in its days (design, "Time"). */
export function brusselsDay(instant: Date): string {
  // Days begin on the hour, in winter and in summer; a format costs as much as a card, and each page asks.
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  if (hour !== last.hour) last = { hour, day: formatted(instant) };
  return last.day;
}

function formatted(instant: Date): string {
  const parts = new Map(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
