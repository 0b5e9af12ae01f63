import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUNICIPALITY_NAMES } from './municipality-names.ts';

interface Outlines {
  readonly municipalities: readonly { readonly names: readonly string[] }[];
}

it('has the names of the outlines of municipalities', () => {
  const { municipalities }: Outlines = JSON.parse(
    readFileSync('client/public/outlines/belgium.json', 'utf8'),
  );
  const several = municipalities.map(({ names }) => [...new Set(names)]).filter(({ length }) => length > 1);
  const sorted = (all: readonly (readonly string[])[]) => all.map((names) => names.join(' / ')).toSorted();
  expect(sorted(MUNICIPALITY_NAMES)).toEqual(sorted(several));
});
