/** Texts in a form's markup, so that a script can show in place what the page would show. */
export interface FormWords {
  /** Heading of the error summary, with the placeholder `{{n}}`. */
  readonly summary: { readonly one: string; readonly other: string };
  /** Error texts by code. */
  readonly codes: Readonly<Record<string, string>>;
  /** Error texts of single fields: `email.required`. */
  readonly own: Readonly<Record<string, string>>;
  /** Shown when the form was not delivered, or its answer was lost. */
  readonly unreached: { readonly title: string; readonly text: string };
  readonly sending: string;
  readonly close: string;
}
