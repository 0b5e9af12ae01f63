import type { Estate } from '../../wire/estate.ts';
import { words } from '../basics/words.ts';

/** A sticker in the format of a listing. */
export type Sticker = NonNullable<Estate['general']['sticker']>;
/** Sticker colours per agency: its accent, with letters that are readable on it. */
const COLOURS: Readonly<Record<string, readonly [color: string, letters: string]>> = {
  duinzicht: ['#0c5d74', '#ffffff'],
  'huis-haard': ['#a2361d', '#ffffff'],
  ardenne: ['#2c5b3a', '#ffffff'],
};

const TEXTS = {
  new: { id: 11, name: words('Nieuw', 'Nouveau', 'New', 'Neu') },
  openHouse: {
    id: 12,
    name: words(
      'Open huis za 28/11',
      'Visite libre sa 28/11',
      'Open house Sat 28/11',
      'Offenes Haus Sa. 28.11.',
    ),
  },
  exclusive: { id: 14, name: words('Exclusief', 'Exclusivité', 'Exclusive', 'Exklusiv') },
  /** White with black letters: what listing systems send for "no colours chosen" (spec 1 §9). */
  soon: { id: 15, name: words('Binnenkort', 'Bientôt', 'Coming soon', 'Demnächst') },
} as const;
/** Name of a sticker. */
type StickerName = keyof typeof TEXTS;

/** A sticker in an agency's colours; `soon` is white and black. */
export function sticker(siteId: string, name: StickerName): Sticker {
  const accent = COLOURS[siteId] ?? ['#000000', '#ffffff'];
  const [color, colorText] =
    name === 'soon'
      ? ['#ffffff', '#000000']
      : name === 'openHouse'
        ? accent
        : name === 'exclusive'
          ? ['#1f1f1f', '#ffffff']
          : ['#ffffff', '#15190f'];
  return { ...TEXTS[name], color, colorText };
}

/** Stickers that an agency uses, for its settings. */
export const stickersOf = (siteId: string) =>
  (Object.keys(TEXTS) as StickerName[]).map((name) => {
    const { id, color, colorText } = sticker(siteId, name);
    return { id: id ?? name, color, colorText };
  });
