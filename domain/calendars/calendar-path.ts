/** Path of a calendar to subscribe to, on the agency's own host; the token in it is the secret. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;
