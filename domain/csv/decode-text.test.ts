import { describe, expect, it } from 'vitest';
import { decodedText } from './decode-text.ts';

const TEXT = 'Prijs;Plaats\r\n€ 395.000;Genève – “Café”\r\n';
/** Windows-1252 of the text above. */
const WINDOWS = Buffer.concat(
  [...TEXT].map((sign) => {
    const byte = { '€': 0x80, '–': 0x96, '“': 0x93, '”': 0x94 }[sign] ?? sign.charCodeAt(0);
    return Buffer.from([byte]);
  }),
);
const big = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

async function read(bytes: Buffer, size: number): Promise<string> {
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  let text = '';
  for await (const part of decodedText(parts())) text += part;
  return text;
}

describe('the encodings of Excel', () => {
  const little = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['Windows-1252', WINDOWS],
    ['UTF-16 little endian', little],
    ['UTF-16 big endian', big(little)],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ])('%s, in chunks of any size', async (_name, bytes) => {
    for (const size of [1, 2, 3, 7, 64, 65_536]) expect(await read(bytes, size)).toBe(TEXT);
  });

  it('a letter before its first other sign', async () => {
    const bytes = Buffer.from([0x43, 0xe9, 0x2d, 0xe8, 0x65, 0x0a]);
    for (const size of [1, 2, 3, 64]) expect(await read(bytes, size)).toBe('Cé-èe\n');
  });

  it('a text of one sign, and none', async () => {
    expect([
      await read(Buffer.from('é'), 1),
      await read(Buffer.from([0xe9]), 1),
      await read(Buffer.alloc(0), 1),
    ]).toEqual(['é', 'é', '']);
  });

  it.each([
    ['Windows-1252 after UTF-8', Buffer.concat([Buffer.from('é;'), Buffer.from([0xe9, 0x3b])])],
    ['UTF-8 after Windows-1252', Buffer.concat([Buffer.from([0xe9, 0x3b]), Buffer.from('Café;é')])],
    ['a byte that Windows-1252 has not', Buffer.from([0x3b, 0xe9, 0x81, 0x3b])],
    ['half a sign of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8, 0x41, 0x00])],
  ])('%s: refused, and no sign is guessed', async (_name, bytes) => {
    for (const size of [4, 65_536]) await expect(read(bytes, size)).rejects.toThrow(TypeError);
  });
});
