/** The operators' table of compositions contains every composition. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHOICES, COMPOSITIONS } from '#domain/theme/compositions.ts';

const DOC = readFileSync('docs/operations/agencies.md', 'utf8');

it.each(CHOICES)('names the compositions of the %s', (part) => {
  const row = DOC.split('\n').find((line) => line.startsWith(`| \`${part}\` |`)) ?? '';
  expect(COMPOSITIONS[part].filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
});
