import { describe, expect, it } from 'vitest';
import { parseColour } from '../theme/colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '../theme/contrast.ts';
import { stickerColours, stickerIgnored } from './sticker.ts';

const colour = (text: string) => {
  const read = parseColour(text);
  if (read === null) throw new Error(`no colour: ${text}`);
  return read;
};

describe('sticker colours', () => {
  it.each([
    ['#FFFFFF', '#000000'],
    ['white', 'black'],
    ['fff', 'rgb(0,0,0)'],
  ])('are ignored when %s and %s are white and black (spec 1 §9)', (ground, letters) => {
    expect(stickerIgnored(ground, letters)).toBe(true);
    expect(stickerColours(ground, letters)).toBeNull();
  });

  it('are kept when the text is readable', () => {
    expect(stickerColours('#0c5d74', 'fff')).toEqual({ background: '#0c5d74', letters: '#ffffff' });
    expect(stickerIgnored('#000000', '#ffffff')).toBe(false);
  });

  it('change the text to black or white when it is not readable', () => {
    expect(stickerColours('#f3d52b', '#ffffff')).toEqual({ background: '#f3d52b', letters: '#000000' });
    expect(stickerColours('#8a5300', null)).toEqual({ background: '#8a5300', letters: '#ffffff' });
  });

  it('are null without a background', () => {
    expect([stickerColours(null, '#000'), stickerColours('url(x)', '#000')]).toEqual([null, null]);
  });

  it('are readable on any background', () => {
    for (let step = 0; step <= 0xffffff; step += 0x012345) {
      const made = stickerColours(`#${step.toString(16).padStart(6, '0')}`, '#808080');
      const ratio = made && contrastRatio(colour(made.background), colour(made.letters));
      expect(ratio).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });
});
