import { describe, expect, it } from 'vitest';
import { POLICIES } from './policies.ts';

const MINUTE = 60;

describe('how old a page may be (design, "Caching")', () => {
  it('with free nights: a minute, whatever becomes of the content service', () => {
    const { fresh, stale, onError } = POLICIES.freeNightsHtml;
    expect(Math.max(fresh, stale, onError)).toBeLessThanOrEqual(MINUTE);
  });

  it('of any kind: not served as fresh for longer than it may be served at all', () => {
    for (const { name, fresh, stale, onError } of Object.values(POLICIES))
      expect([name, fresh <= stale, stale <= onError]).toEqual([name, true, true]);
  });
});
