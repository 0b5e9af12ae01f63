import { globSync, readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { MAILS, type SentMail } from './content-service.ts';

/** An event in the calendar file of a mail. */
export interface CalendarEvent {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly end: string;
  readonly location: string;
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '');

/** The only event in the calendar file of a mail, parsed by a calendar library. */
export function eventIn({ id }: SentMail): CalendarEvent {
  const [file] = globSync(`${MAILS}/*/email-attachment/${id}-1.ics`);
  if (file === undefined) throw new Error(`the mail ${id} has no calendar file`);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (event === undefined || others.length > 0)
    throw new Error('the calendar file must contain exactly one event');
  const { startDate, endDate, uid, sequence, location } = new ICAL.Event(event);
  return {
    method: textOf(calendar, 'method'),
    uid,
    sequence,
    status: textOf(event, 'status'),
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    location,
  };
}
