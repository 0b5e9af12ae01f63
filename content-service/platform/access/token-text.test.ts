import { describe, expect, it } from 'vitest';
import { sameSecret } from './same-secret.ts';
import { newToken, parseToken, secretHash } from './token-text.ts';

describe('a new token', () => {
  it('has an id, a secret of 256 random bits, and the hash that is stored', () => {
    const { id, hash, text } = newToken();
    expect(text).toMatch(/^gvl_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
    const parsed = parseToken(text);
    expect(parsed?.id).toBe(id);
    expect(secretHash(parsed?.secret ?? '')).toBe(hash);
  });

  it('is unique', () => {
    const made = Array.from({ length: 1000 }, newToken);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1000);
    expect(new Set(made.map(({ hash }) => hash)).size).toBe(1000);
  });
});

describe('an invalid token', () => {
  const { text } = newToken();
  it.each([
    '',
    'gvl_',
    text.slice(1),
    `${text}a`,
    text.slice(0, -1),
    ` ${text}`,
    `${text}\n`,
    text.toUpperCase(),
  ])('is not read: %j', (other) => {
    expect(parseToken(other)).toBeNull();
  });
});

describe('sameSecret', () => {
  it.each([
    ['a', 'a', true],
    ['', '', true],
    ['a', 'b', false],
    ['a', 'aa', false],
    ['é', 'e', false],
  ])('compares %j with %j', (one, other, same) => {
    expect(sameSecret(one, other)).toBe(same);
  });
});
