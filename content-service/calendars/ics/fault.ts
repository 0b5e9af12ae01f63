/** Why a calendar cannot be read, in a few words for operators; the nights of its last reading stay taken. */
export class CalendarFault extends Error {
  override readonly name = 'CalendarFault';
}
