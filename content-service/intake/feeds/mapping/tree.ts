/** A record as a mapping builds it. */
export type Tree = Record<string, unknown>;

/** Puts a value at a path of a tree: `technical.constructionYear`. */
export function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  const group = keys.reduce<Tree>((node, key) => {
    node[key] ??= {};
    return node[key] as Tree;
  }, tree);
  group[last] = value;
}
