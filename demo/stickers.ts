import type { Estate } from '../wire/estate.ts';
import type { DemoEstate } from './demo-estate.ts';
import type { Rng } from './rng.ts';
import type { Words } from './types.ts';

type Sticker = NonNullable<Estate['general']['sticker']>;
const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

/** Stickers per agency by what they say; colours are the agency's own, letters readable on them. */
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
  lowered: { id: 13, name: words('Nieuwe prijs', 'Nouveau prix', 'New price', 'Neuer Preis') },
  exclusive: { id: 14, name: words('Exclusief', 'Exclusivité', 'Exclusive', 'Exklusiv') },
  /** White with black letters: what listing systems send for "no colours chosen" (spec 1 §9). */
  soon: { id: 15, name: words('Binnenkort', 'Bientôt', 'Coming soon', 'Demnächst') },
} as const;
export type StickerName = keyof typeof TEXTS;

/** A sticker in an agency's colours; `soon` comes in white and black. */
export function sticker(siteId: string, name: StickerName): Sticker {
  const accent = COLOURS[siteId] ?? ['#000000', '#ffffff'];
  const [color, colorText] =
    name === 'soon'
      ? ['#ffffff', '#000000']
      : name === 'openHouse'
        ? accent
        : name === 'exclusive'
          ? ['#1f1f1f', '#ffffff']
          : name === 'lowered'
            ? ['#f3d52b', '#15190f']
            : ['#ffffff', '#15190f'];
  return { ...TEXTS[name], color, colorText };
}

/** Stickers an agency uses, for its settings. */
export const stickersOf = (siteId: string) =>
  (Object.keys(TEXTS) as StickerName[]).map((name) => {
    const { id, color, colorText } = sticker(siteId, name);
    return { id: id ?? name, color, colorText };
  });

/** New estates carry "new"; of the others some have one too. Sold estates have none: their label speaks. */
export function stickerFor(estate: DemoEstate, rng: Rng): Sticker | null {
  const fate = rng.next();
  if (estate.transaction === 5 || estate.transaction === 6) return null;
  if (estate.days <= 7) return sticker(estate.siteId, 'new');
  if (estate.transaction !== 1) return null;
  if (fate < 0.03 && estate.days < 120) return sticker(estate.siteId, 'openHouse');
  if (fate < 0.07 && estate.days > 60) return sticker(estate.siteId, 'lowered');
  if (fate < 0.1) return sticker(estate.siteId, 'exclusive');
  return null;
}
