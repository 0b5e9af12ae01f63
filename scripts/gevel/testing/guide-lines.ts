import { globSync, readFileSync } from 'node:fs';

/** A command in the documentation; continued lines are joined. */
export interface GuideLine {
  readonly file: string;
  readonly line: string;
}

/** All commands in the shell blocks of some files, in order. */
export const guideLines = (...patterns: readonly string[]): GuideLine[] =>
  globSync(patterns)
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
        block
          .replaceAll('\\\n', ' ')
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
          .map((line) => ({ file, line })),
      ),
    );

/** Splits a line like a shell: quoted words stay together, and a comment or a file for its input ends it. */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)) {
    if (word.startsWith('#') || word === '<') break;
    words.push(word.replace(/["']/g, ''));
  }
  return words;
}
