/** Which race proves each writing operation, part of the cron and piece of work (decision 100). */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-5';
import { expect, it } from 'vitest';
import { LAST_STOPS, WORK } from '#content-service/queues.ts';
import { CRON } from '#content-service/scheduled.ts';
import { OPERATIONS } from '#content-service/service.ts';
import { UNRACED_WORK, WORK_BY } from './write-races/work.ts';

interface Row {
  readonly file: string;
  readonly reads: string;
  readonly decides: string;
  /** Strings and names in the act, by which it is found. */
  readonly words: ReadonlySet<string>;
}

/** Words of a node, and of what surrounds it up to the list or function in which it is written. */
function wordsOf(node: ts.Node, source: ts.SourceFile): Set<string> {
  const words = new Set<string>();
  const add = (one: ts.Node): void => {
    if (ts.isStringLiteralLike(one) || ts.isIdentifier(one)) words.add(one.text);
    one.forEachChild(add);
  };
  add(node);
  // `run: commit({ … })`: what the constant is.
  const named = (one: ts.Node): void => {
    if (
      ts.isVariableDeclaration(one) &&
      ts.isIdentifier(one.name) &&
      one.initializer &&
      runs.has(one.name.text)
    )
      add(one.initializer);
    one.forEachChild(named);
  };
  const runs = new Set(words);
  named(source);
  const arrow = ts.findAncestor(node, ts.isArrowFunction);
  if (arrow === undefined) return words;
  // `rows.map(([id]) => ({ … }))`: the rows; `const byHand = (id) => ({ … })`: the calls of it.
  if (ts.isCallExpression(arrow.parent)) add(arrow.parent.expression);
  const made = arrow.parent;
  if (!ts.isVariableDeclaration(made) || !ts.isIdentifier(made.name)) return words;
  const name = made.name.text;
  const callers = (one: ts.Node): void => {
    if (ts.isCallExpression(one) && one.expression.getText(source) === name) one.arguments.forEach(add);
    one.forEachChild(callers);
  };
  callers(source);
  return words;
}

function rowsOf(file: string): Row[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const rows: Row[] = [];
  const textOf = (node: ts.Expression): string => {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
    if (ts.isTemplateExpression(node))
      return node.head.text + node.templateSpans.map((s) => textOf(s.expression) + s.literal.text).join('');
    const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    return value === undefined ? node.getText(source) : textOf(value);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      constants.set(node.name.text, node.initializer);
    if (ts.isObjectLiteralExpression(node)) {
      const value = (name: string) =>
        node.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText(source) === name)
          ?.initializer;
      const [reads, decides] = [value('reads'), value('decides')];
      if (reads && decides)
        rows.push({ file, reads: textOf(reads), decides: textOf(decides), words: wordsOf(node, source) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return rows;
}

const rows = globSync('content-service/**/*.test.ts')
  .toSorted()
  .filter((file) => readFileSync(file, 'utf8').includes('testRaces'))
  .flatMap(rowsOf)
  // Acts of other rooms, with which a scene is tried too.
  .filter(({ reads }) => !/^(?:as|see) /.test(reads));

/** Operations that write, and each POST, by the words under which races name them. */
const operations = OPERATIONS.filter(({ method }) => method !== 'get').map(({ id }) => ({
  what: id,
  words: id === 'pressAnswerLink' ? ['pressing'] : [id],
}));
const work = Object.entries(WORK_BY).map(([what, word]) => ({ what, words: [word] }));
const table = [...operations, ...work].map(({ what, words }) => ({
  what,
  proofs: rows.filter((row) => words.some((word) => row.words.has(word))),
}));

/** Why what has no race needs none: operations say it themselves. */
const UNRACED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    OPERATIONS.flatMap(({ id, unraced }) => (unraced === undefined ? [] : [[id, unraced]])),
  ),
  ...UNRACED_WORK,
};

it('has a race, or the reason why none is needed, for everything that writes', () => {
  const unproved = table
    .filter(({ what, proofs }) => proofs.length === 0 && !UNRACED[what])
    .map(({ what }) => what);
  expect(
    unproved,
    'each needs an act in a table of `races.test.ts`, or the reason beside it: `unraced` of an operation, or UNRACED_WORK',
  ).toEqual([]);
});

it('gives no reason for a write that has a race, or that does not exist', () => {
  const raceless = table.flatMap(({ what, proofs }) => (proofs.length === 0 ? [what] : []));
  expect(Object.keys(UNRACED).length).toBeGreaterThan(20);
  expect(Object.keys(UNRACED).filter((what) => !raceless.includes(what))).toEqual([]);
});

it('names every part of the cron, every piece of work and every last queue', () => {
  const named = [
    ...new Set(CRON.map(([part]) => `cron: ${part}`)),
    ...Object.keys(WORK).map((kind) => `work: ${kind}`),
    ...Object.keys(LAST_STOPS).map((queue) => `queue: ${queue}`),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(Object.keys(WORK_BY).toSorted()).toEqual(named.toSorted());
});

it('is the tracked table', async () => {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = table.flatMap(({ what, proofs }) => {
    if (proofs.length === 0) return [line([what, '', UNRACED[what] ?? '', ''])];
    const seen = new Map(
      proofs.map((row) => [
        `${row.reads}/${row.decides}/${row.file}`,
        line([what, row.reads, row.decides, row.file.replace('content-service/', '')]),
      ]),
    );
    return [...seen.values()];
  });
  const text = [
    '# What decides in everything that writes',
    '',
    'Made by `tests/write-races.test.ts` from the acts of the races (decision 100); not edited by hand.',
    '',
    line(['What', 'Reads before it writes', 'What decides, or why it cannot be untrue', 'Proof']),
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../content-service/testing/writes.md');
});
