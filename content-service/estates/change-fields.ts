type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changed = (
  node: Tree,
  [key = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Tree => {
  if (!Object.hasOwn(node, key)) return node;
  const value = node[key];
  if (rest.length === 0) return { ...node, [key]: change(value) };
  return isTree(value) ? { ...node, [key]: changed(value, rest, change) } : node;
};

/** The document with the values at existing dotted paths changed; undefined removes a value. */
export const changeFields = <Document extends object>(
  document: Document,
  paths: readonly string[],
  change: (value: unknown) => unknown,
): Document =>
  paths.reduce<Tree>((tree, path) => changed(tree, path.split('.'), change), document as Tree) as Document;

/** The document without the values at dotted paths. */
export const withoutFields = <Document extends object>(
  document: Document,
  paths: readonly string[],
): Document => changeFields(document, paths, () => undefined);
