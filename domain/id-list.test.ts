import { describe, expect, it } from 'vitest';
import { idsQuery, readIds } from './id-list.ts';

const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const read = (query: string) => readIds(new URLSearchParams(query));

describe('readIds', () => {
  it.each([
    ['ids=12,7', ['12', '7']],
    ['ids=12&ids=7&ids=12', ['12', '7']],
    [`ids=%2012%20,${GUID}`, ['12', GUID]],
    ['ids=', []],
    ['', []],
    ['ids=../1,<b>,12;7,1e3,-4', []],
  ])('reads %s', (query, ids) => {
    expect(read(query)).toEqual(ids);
  });

  it('reads back its own output', () => {
    expect(read(idsQuery(['12', GUID]))).toEqual(['12', GUID]);
    expect(idsQuery([])).toBe('');
  });
});
