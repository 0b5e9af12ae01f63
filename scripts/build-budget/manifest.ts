/** A built chunk in Vite's manifest; keys are source paths, or names with a leading "_". */
export interface ManifestChunk {
  readonly file: string;
  /** Name of the source, without folder and extension. */
  readonly name?: string;
  readonly isEntry?: boolean;
  /** Keys of the chunks that it imports. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const nameOf = (source: string): string => source.replace(/^.*\/|\.[^.]+$/g, '');

/** The chunk of a source; a chunk that other chunks import too is listed by its name only. */
export const chunkOf = (manifest: Manifest, key: string): ManifestChunk | undefined =>
  manifest[key] ??
  Object.entries(manifest).find(([shared, { name }]) => shared.startsWith('_') && name === nameOf(key))?.[1];

/** Everything that loading `key` loads, itself included; throws for a key that the build does not have. */
const closure = (manifest: Manifest, key: string, found: Map<string, ManifestChunk>): void => {
  if (found.has(key)) return;
  const chunk = chunkOf(manifest, key);
  if (chunk === undefined) throw new Error(`The client build has no "${key}".`);
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
};

/** Script files that loading these sources loads, each once, with all that they import. */
export const scriptsOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const found = new Map<string, ManifestChunk>();
  for (const source of sources) closure(manifest, source, found);
  return [...new Set([...found.values()].map(({ file }) => file))];
};

/** Stylesheets that loading these sources loads, each once. */
export const stylesOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const found = new Map<string, ManifestChunk>();
  for (const source of sources) closure(manifest, source, found);
  return [...new Set([...found.values()].flatMap(({ css }) => css ?? []))];
};
