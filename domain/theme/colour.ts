/** Red, green and blue, each 0…255. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const WHITE: Colour = { r: 255, g: 255, b: 255 };
export const BLACK: Colour = { r: 0, g: 0, b: 0 };

const NAMED: Readonly<Record<string, Colour>> = { white: WHITE, black: BLACK };
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/;
const RGB = /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/].*)?\)$/;

/**
 * Reads a colour in any form that listing systems use: `#fff`, `ffffff`, `#FFFFFFFF`, `white`, `rgb(255, 255,
 * 255)`; null for anything else. Opacity is ignored.
 */
export function parseColour(text: string | null | undefined): Colour | null {
  const value = (text ?? '').trim().toLowerCase();
  if (Object.hasOwn(NAMED, value)) return NAMED[value] ?? null;
  const digits = HEX.exec(value)?.[1];
  if (digits !== undefined) {
    const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    const at = (index: number) => Number.parseInt(full.slice(index, index + 2), 16);
    return { r: at(0), g: at(2), b: at(4) };
  }
  const channels = RGB.exec(value)?.slice(1, 4).map(Number);
  if (channels === undefined || channels.some((channel) => channel > 255)) return null;
  const [r = 0, g = 0, b = 0] = channels;
  return { r, g, b };
}

/** `#rrggbb`. */
export const toHex = ({ r, g, b }: Colour): string =>
  `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

export const sameColour = (one: Colour, other: Colour): boolean => toHex(one) === toHex(other);

/** sRGB channel 0…255 → light intensity 0…1 (WCAG 2.2, "relative luminance"). */
export const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Light intensity 0…1 → sRGB channel 0…255; values outside the gamut are clipped. */
export const fromLinear = (value: number): number => {
  const clipped = Math.min(1, Math.max(0, value));
  return 255 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055);
};
