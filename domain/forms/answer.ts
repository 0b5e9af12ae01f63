/** Result page of a sent form, with the next step. */
export interface NextStep {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** Why a form was not accepted, in the page's language. */
export interface Refusal {
  readonly title: string;
  readonly text: string | null;
  /** Errors of its fields, in page order. */
  readonly errors: readonly { readonly name: string; readonly message: string }[];
}

/** Answer of a form's in-place call, with the texts that the page would show. */
export type FormAnswer =
  /**
   * Stored, or kept until the content service is available again. `href` is the page with the same content.
   */
  | { readonly state: 'sent' | 'later'; readonly href: string; readonly next: NextStep }
  | {
      readonly state: 'refused';
      readonly refusal: Refusal;
      /** Hidden fields that the form must send from now on. */
      readonly control: Readonly<Record<string, string>>;
    };
