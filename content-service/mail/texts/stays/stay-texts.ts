/** All that mails about stays say in one language. Names, days and amounts come in as they are. */
export interface StayTexts {
  readonly holidayRental: string;
  readonly facts: {
    readonly arrival: string;
    readonly departure: string;
    readonly persons: string;
    /** The rent, with the number of nights. */
    readonly stay: (nights: number) => string;
    readonly cleaning: string;
    readonly touristTax: string;
    readonly total: string;
    /** Comes back, and is not in the total. */
    readonly deposit: string;
    readonly agreements: string;
    readonly number: string;
  };
  readonly receipt: {
    readonly subject: (agency: string, unit: string) => string;
    readonly title: string;
    readonly body: (agency: string, until: string) => string;
    readonly next: string;
    readonly why: (agency: string) => string;
  };
  readonly notice: {
    readonly subject: (sender: string, unit: string, days: string) => string;
    readonly title: string;
    readonly body: (until: string) => string;
    readonly message: string;
    readonly why: string;
  };
  readonly lapsed: {
    readonly subject: (agency: string) => string;
    readonly title: string;
    readonly body: (agency: string, days: string) => string;
    readonly again: string;
    readonly button: string;
    readonly why: (agency: string) => string;
  };
}
