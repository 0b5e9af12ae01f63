/** Where a calendar to subscribe to is read, below the agency's own host; the token is the secret in it. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;
