import manifest from 'virtual:client-manifest';
import { z } from 'zod';

const ManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

export interface ClientFiles {
  /** Address of the entry module; null when the client was built without one. */
  readonly entry: string | null;
  /** Address of the common stylesheet. */
  readonly css: string | null;
}

/** The entry and its stylesheet in a manifest of Vite; throws when it is no manifest. */
export function readClientFiles(source: unknown): ClientFiles {
  const entry = Object.values(ManifestSchema.parse(source)).find((chunk) => chunk.isEntry === true);
  const css = entry?.css?.[0];
  return {
    entry: entry === undefined ? null : `/${entry.file}`,
    css: css === undefined ? null : `/${css}`,
  };
}

/** The files of this deployment's client, read once when the Worker starts. */
export const CLIENT_FILES: ClientFiles = readClientFiles(manifest);
