import type { Locale } from '../../../domain/locale.ts';

/** All that mails say in one language. Names and numbers come in as they are. */
export interface MailTexts {
  /** A home without any name. */
  readonly home: string;
  readonly priceFrom: string;
  readonly priceOnRequest: string;
  readonly perMonth: string;
  readonly before: (price: string) => string;
  /** Greeting; without a name where it is null. */
  readonly hello: (name: string | null) => string;
  readonly regards: (agency: string) => string;
  readonly languages: Readonly<Record<Locale, string>>;
  readonly notice: {
    readonly subject: (sender: string, about: string) => string;
    readonly title: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly language: string;
    readonly reference: string;
    readonly rentalUnit: string;
    readonly message: string;
    readonly why: string;
  };
  readonly receipt: {
    readonly subject: (agency: string) => string;
    readonly title: string;
    readonly body: string;
    readonly about: string;
    readonly why: (agency: string) => string;
  };
  readonly friend: {
    readonly subject: (sender: string) => string;
    readonly title: (sender: string) => string;
    readonly body: (sender: string, agency: string) => string;
    readonly message: (sender: string) => string;
    readonly button: string;
    readonly why: (sender: string, agency: string) => string;
  };
  readonly confirm: {
    readonly subject: string;
    readonly title: string;
    readonly body: (agency: string) => string;
    readonly button: string;
    readonly days: (days: number) => string;
    readonly why: (agency: string) => string;
  };
  readonly digest: {
    readonly subject: (fresh: number, lowered: number) => string;
    readonly title: string;
    readonly body: string;
    readonly fresh: string;
    readonly lowered: string;
    readonly more: (count: number) => string;
    readonly why: (agency: string) => string;
    readonly manage: string;
    readonly unsubscribe: string;
  };
}
