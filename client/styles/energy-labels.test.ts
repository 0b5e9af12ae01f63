import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseColour } from '#domain/theme/colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '#domain/theme/contrast.ts';

test('the letter of each energy label has the contrast of text (WCAG 2.2, 1.4.3)', () => {
  const css = readFileSync(join(import.meta.dirname, 'components/energy.css'), 'utf8');
  const [, ink = ''] = /var\(--grade-ink, (#\w+)\)/.exec(css) ?? [];
  const rules = [...css.matchAll(/\.energy--([a-g](?:-plus)?) \{([^}]*)\}/g)];
  expect(rules.map(([, grade]) => grade)).toEqual(['a-plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
  for (const [, grade, rule = ''] of rules) {
    const ground = parseColour(/--grade: (#\w+);/.exec(rule)?.[1] ?? '');
    const letter = parseColour(/--grade-ink: (#\w+);/.exec(rule)?.[1] ?? ink);
    expect(ground && letter && contrastRatio(ground, letter), grade).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
});
