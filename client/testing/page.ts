/** Fake element with the members that in-place updates use. */
export interface FakeElement {
  className: string;
  textContent: string;
  ariaBusy: string | null;
  childNodes: readonly string[];
  replaceChildren(...nodes: readonly string[]): void;
}

/** Fake document with a build and regions by name, in order. */
export interface FakePage {
  readonly regions: Readonly<Record<string, readonly FakeElement[]>>;
  readonly page: Document;
}

/** An element that holds these nodes. */
export const elementWith = (...nodes: readonly string[]): FakeElement => ({
  className: '',
  textContent: '',
  ariaBusy: null,
  childNodes: nodes,
  replaceChildren(...fresh) {
    this.childNodes = fresh;
  },
});

/** A page of the site without a browser: Node has no DOM. */
export const pageWith = (
  content: Readonly<Record<string, readonly string[]>>,
  build = '/assets/entry-one.js',
): FakePage => {
  const regions = Object.fromEntries(
    Object.entries(content).map(([name, texts]) => [name, texts.map((text) => elementWith(text))]),
  );
  const page = {
    querySelector: () => ({ getAttribute: () => build }),
    querySelectorAll: (selector: string) =>
      regions[/^\[data-region="(.*)"\]$/.exec(selector)?.[1] ?? ''] ?? [],
    createDocumentFragment: () => ({ append: () => undefined }),
  };
  return { regions, page: page as unknown as Document };
};

/** The contents of all regions with a name. */
export const saidIn = ({ regions }: FakePage, name: string): readonly string[] =>
  (regions[name] ?? []).map(({ childNodes }) => childNodes.join(''));
