/**
 * Computes a result for a document once and remembers it as long as the document is in memory. Documents in
 * the isolate's memory are frozen and replaced as a whole, so a result is never outdated, and it is removed
 * together with its document.
 */
export const onceEach = <Document extends object, Made>(
  make: (document: Document) => Made,
): ((document: Document) => Made) => {
  const made = new WeakMap<Document, { readonly value: Made }>();
  return (document) => {
    const known = made.get(document);
    if (known !== undefined) return known.value;
    const value = make(document);
    made.set(document, { value });
    return value;
  };
};
