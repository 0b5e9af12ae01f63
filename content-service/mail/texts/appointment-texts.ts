/** What mails about a viewing say, to whoever comes and to whoever shows the home. */
export interface AppointmentTexts {
  /** Name of the event in a calendar. */
  readonly event: (home: string) => string;
  readonly eventWith: (visitor: string, home: string) => string;
  readonly when: string;
  readonly span: (day: string, from: string, to: string) => string;
  readonly where: string;
  readonly who: string;
  readonly phone: string;
  readonly booked: {
    readonly subject: (when: string) => string;
    readonly title: string;
    readonly body: (agency: string) => string;
    readonly file: string;
    readonly unable: string;
    readonly cancel: string;
    readonly see: string;
    readonly why: (agency: string) => string;
  };
  readonly cancelled: {
    readonly subject: (when: string) => string;
    readonly title: string;
    readonly body: string;
    readonly again: string;
    readonly why: (agency: string) => string;
  };
  readonly bookedNotice: {
    readonly subject: (when: string, visitor: string) => string;
    readonly title: string;
    readonly message: string;
    readonly why: string;
  };
  readonly cancelledNotice: {
    readonly subject: (when: string, visitor: string) => string;
    readonly title: string;
    readonly body: (visitor: string) => string;
    readonly why: string;
  };
}
