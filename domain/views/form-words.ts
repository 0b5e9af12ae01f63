/** Words that a form carries, so that a script can say in place what its page would. */
export interface FormWords {
  /** Heading of the summary, with `{{n}}` left open. */
  readonly summary: { readonly one: string; readonly other: string };
  /** What is wrong with a field, by its code. */
  readonly codes: Readonly<Record<string, string>>;
  /** The words of a field's own: `email.required`. */
  readonly own: Readonly<Record<string, string>>;
  /** The form did not get through, or the answer not back. */
  readonly unreached: { readonly title: string; readonly text: string };
  readonly sending: string;
  readonly close: string;
}
