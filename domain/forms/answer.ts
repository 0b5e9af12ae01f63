/** What happened to something that a visitor sent, and where to go on. */
export interface NextStep {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** Why a form was not accepted, in the words of its page. */
export interface Refusal {
  readonly title: string;
  readonly text: string | null;
  /** What is wrong with its fields, in the order of the page. */
  readonly errors: readonly { readonly name: string; readonly message: string }[];
}

/** What a form's call answers: the same as its page says, for a script to show in place. */
export type FormAnswer =
  /** Stored at once, or kept until the content service is back. `href` is the page that says the same. */
  | { readonly state: 'sent' | 'later'; readonly href: string; readonly next: NextStep }
  | {
      readonly state: 'refused';
      readonly refusal: Refusal;
      /** Hidden fields that the form bears from now on. */
      readonly control: Readonly<Record<string, string>>;
    };
