import type { Region } from '../rules/region.ts';

/** Groups of labels that name fields otherwise than `field` does. */
export const REGIONAL_LABELS = ['fieldEpb', 'fieldWalloon'] as const;
type RegionalLabels = (typeof REGIONAL_LABELS)[number];

/**
 * The groups of each region, the first that has a name wins. Flanders issues an EPC, Brussels and Wallonia an EPB: Dutch
 * and English have other words for them. In German, Wallonia alone has a PEB class, as people in Eupen say.
 */
const BY_REGION: Readonly<Record<Region, readonly RegionalLabels[]>> = {
  FLANDERS: [],
  BRUSSELS: ['fieldEpb'],
  WALLONIA: ['fieldWalloon', 'fieldEpb'],
};

/** A field's name in a region; null when it has none of its own. */
export function regionalName(
  path: string,
  region: Region | null | undefined,
  t: { label(group: RegionalLabels, path: string): string | null },
): string | null {
  for (const group of region ? BY_REGION[region] : []) {
    const name = t.label(group, path);
    if (name !== null) return name;
  }
  return null;
}
