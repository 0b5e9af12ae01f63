/** A heading and its text; blank lines separate paragraphs. */
interface Part {
  readonly heading: string;
  readonly body: string;
}

/**
 * Texts of a new site in one language, until its agency replaces them. `{name}` becomes the agency's name. Data that
 * only the agency knows is a blank in square brackets, and `site check` finds each remaining blank.
 */
export interface StartingWords {
  /** Path segments of pages below the language. */
  readonly urls: { readonly about: string; readonly sell: string };
  readonly menu: {
    readonly buy: string;
    readonly rent: string;
    readonly sell: string;
    readonly about: string;
    readonly contact: string;
    readonly offer: string;
    readonly favorites: string;
    readonly subscribe: string;
  };
  readonly home: {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly office: Part;
    readonly selling: Part;
  };
  readonly about: {
    readonly title: string;
    readonly lead: string;
    readonly story: Part;
    readonly question: Part;
  };
  readonly sell: {
    readonly title: string;
    readonly lead: string;
    readonly way: Part;
    readonly valuation: Part;
  };
  readonly privacy: {
    readonly title: string;
    readonly controller: Part;
    readonly purposes: Part;
    readonly without: Part;
    readonly recipients: Part;
    readonly kept: Part;
    readonly rights: Part;
  };
  readonly terms: {
    readonly title: string;
    readonly invitation: Part;
    readonly profession: Part;
    readonly pictures: Part;
    readonly law: Part;
  };
}
