import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

/** Provides the document of a content service's calls to the tests. */
export default function setUp({ provide }: TestProject): void {
  provide('calls', JSON.parse(readFileSync('dist/contract/site.json', 'utf8')));
}
