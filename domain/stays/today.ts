const BRUSSELS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Brussels at an instant, `YYYY-MM-DD`; stays are counted in its days (design, "Time"). */
export function brusselsDay(instant: Date): string {
  const parts = new Map(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
