import { parseArgs } from 'node:util';
import { MOTIFS, type Original, POOL } from '../pool/pool.ts';
import { PictureComplaint } from './complaint.ts';

/** Parsed arguments of `npm run pictures -- …`. */
export interface Order {
  /** In the order of the pool, each once. */
  readonly originals: readonly Original[];
  /** Draw all of them, those without a file, those whose drawing changed; or a contact sheet. */
  readonly what: 'all' | 'missing' | 'changed' | 'sheet';
}

const isNamed =
  (word: string) =>
  ({ name, motif }: Original): boolean =>
    name === word || motif === word;

/** The pictures of these names and motifs. @throws PictureComplaint for an unknown word. */
function named(words: readonly string[]): Original[] {
  const all = [...POOL.values()];
  for (const word of words) {
    if (!all.some(isNamed(word))) {
      const motifs = Object.keys(MOTIFS).join(', ');
      throw new PictureComplaint(`There is no picture or motif "${word}". The motifs are ${motifs}.`);
    }
  }
  return all.filter((original) => words.some((word) => isNamed(word)(original)));
}

/** Parses the command line. @throws PictureComplaint for invalid arguments. */
export function readOrder(args: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { missing: { type: 'boolean' }, changed: { type: 'boolean' }, sheet: { type: 'boolean' } },
  });
  const [what = 'all', ...more] = (['missing', 'changed', 'sheet'] as const).filter((name) => values[name]);
  if (more.length > 0) throw new PictureComplaint('Choose one of --missing, --changed and --sheet.');
  if (what === 'sheet' && positionals.length === 0) {
    throw new PictureComplaint('Name a motif: npm run pictures -- --sheet block');
  }
  return { what, originals: positionals.length === 0 ? [...POOL.values()] : named(positionals) };
}
