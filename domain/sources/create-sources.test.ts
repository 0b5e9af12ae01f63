import { describe, expect, it } from 'vitest';
import { createSources } from './create-sources.ts';
import { FIRST } from './first.ts';
import { SECOND } from './second.ts';
import { THIRD } from './testing/third.ts';

const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('createSources', () => {
  const three = createSources([FIRST, SECOND, THIRD]);

  it('distinguishes sources by their ids, settings and names', () => {
    expect(['12', GUID, 'x-1', 'x-a', 'first'].map((id) => three.ofId(id)?.name ?? null)).toEqual([
      'first',
      'second',
      'third',
      null,
      null,
    ]);
    expect(three.ofSetting('skarabee').name).toBe('second');
    expect(three.named('third')).toBe(THIRD);
    expect(three.plain).toBe(FIRST);
  });

  it('finds the source of an estate in a list by its guid (spec 1 §3)', () => {
    const named = (guid?: string | null) => three.ofEstate({ guid }).name;
    expect([undefined, null, '', GUID, 'x-1', '12', 'a'].map(named)).toEqual([
      'first',
      'first',
      'first',
      'second',
      'third',
      'second',
      'second',
    ]);
  });

  it('throws for an unknown source', () => {
    const sources = createSources([FIRST]);
    expect(() => sources.named('second' as 'first')).toThrow('second');
    expect(() => sources.ofSetting('skarabee')).toThrow('skarabee');
  });

  it('refuses duplicate names, and lists in which not exactly one source has plain ids', () => {
    expect(() => createSources([FIRST, SECOND, { ...THIRD, name: 'second' }])).toThrow('share a name');
    expect(() => createSources([FIRST, SECOND, { ...THIRD, wireName: 'skarabee' }])).toThrow('share a name');
    expect(() => createSources([SECOND])).toThrow('without a guid');
    expect(() => createSources([FIRST, { ...THIRD, marked: false }])).toThrow('without a guid');
  });
});
