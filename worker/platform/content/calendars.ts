import { CalendarFileSchema } from '#wire/calendars.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, tokenSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** `GET …/calendars/{token}`: the calendar's file. Throws NotFound for an unknown or replaced address. */
export const calendarFile = direct(async (caller, token: string): Promise<string> => {
  const path = contentPath`/sites/${siteOf(caller)}/calendars/${tokenSegment(token)}`;
  const answer = await caller.http.get(path, scopeOf(caller));
  return readAnswer(CalendarFileSchema, answer, 'calendar', caller.log).file;
});
