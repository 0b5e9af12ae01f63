/** What is used of sax, which has no types of its own. */
declare module 'sax' {
  interface SaxParser {
    /** Lines before the place that is read, from 0. */
    readonly line: number;
    onerror: (error: Error) => void;
    ondoctype: () => void;
    onsgmldeclaration: () => void;
    onopentagstart: (tag: { readonly name: string }) => void;
    onattribute: () => void;
    /** With `xmlns`, the name without its prefix, its namespace, and attributes as objects. */
    onopentag: (tag: {
      readonly name: string;
      readonly local?: string;
      readonly uri?: string;
      readonly attributes: Readonly<
        Record<string, string | { readonly local: string; readonly value: string }>
      >;
    }) => void;
    onprocessinginstruction: (instruction: { readonly name: string }) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onclosetag: (name: string) => void;
    write(text: string): void;
    close(): void;
  }
  const sax: {
    parser(strict: true, options: { readonly strictEntities: true; readonly xmlns: boolean }): SaxParser;
  };
  export default sax;
}
