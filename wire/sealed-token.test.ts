import { describe, expect, it } from 'vitest';
import { openToken, sealToken } from './sealed-token.ts';

const OLD = 'a:the first key of the tests, long enough'.replaceAll(' ', '-');
const NEW = 'b:the second key of the tests, long too!'.replaceAll(' ', '-');
const WHOM = { siteId: 'coast', address: 'https://api.agency.be/' };

describe('a sealed token', () => {
  it('opens with its key, never shows itself, and is another each time', async () => {
    const [one, other] = [await sealToken('tok-é', WHOM, OLD), await sealToken('tok-é', WHOM, OLD)];
    expect(await openToken(one, WHOM, OLD)).toBe('tok-é');
    expect(one.text).not.toBe(other.text);
    expect(atob(one.text)).not.toContain('tok');
  });

  it('opens after a newer key came, as long as its own stays', async () => {
    const sealed = await sealToken('tok', WHOM, OLD);
    expect(await openToken(sealed, WHOM, `${NEW} ${OLD}`)).toBe('tok');
    expect((await sealToken('tok', WHOM, `${NEW} ${OLD}`)).key).toBe('b');
    await expect(openToken(sealed, WHOM, NEW)).rejects.toThrow('SERVICE_KEYS has no key "a"');
  });

  it.each([
    ['another site', { ...WHOM, siteId: 'other' }],
    ['another address', { ...WHOM, address: 'https://thief.be/' }],
  ])('does not open for %s', async (_what, whom) => {
    await expect(openToken(await sealToken('tok', WHOM, OLD), whom, OLD)).rejects.toThrow('does not open');
  });

  it('does not open altered, cut off or as anything else', async () => {
    const { key, text } = await sealToken('tok', WHOM, OLD);
    for (const other of [`${text.slice(0, -4)}AAAA`, text.slice(0, 8), '', '!']) {
      await expect(openToken({ key, text: other }, WHOM, OLD)).rejects.toThrow('does not open');
    }
  });

  it.each([undefined, '', 'a:short', 'no key at all'])('is not made with %j', async (keys) => {
    await expect(sealToken('tok', WHOM, keys)).rejects.toThrow('SERVICE_KEYS has no key');
  });
});
