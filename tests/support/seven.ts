const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Seven in the morning in Brussels, `daysAhead` days from today: 5 or 6 o'clock UTC depending on summer time. */
export function sevenInBrussels(daysLater: number): Date {
  const day = new Date(Date.now() + daysLater * 86_400_000);
  const candidates = [5, 6].map((hour) => new Date(new Date(day).setUTCHours(hour, 0, 0, 0)));
  const seven = candidates.find((instant) => HOUR.format(instant) === '07');
  if (seven === undefined) throw new Error('no hour of this day is seven o’clock in Brussels');
  return seven;
}
