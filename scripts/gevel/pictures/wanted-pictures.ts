import type { NamedPicture } from './name-pictures.ts';
import type { PictureSource } from './picture-folder.ts';
import { toldPlan } from './told-plan.ts';

/** A picture to be made of a file. */
export interface WantedPicture extends PictureSource {
  readonly plan: boolean;
}

/**
 * Each file once that records name. It is a plan where a record says so; where none says anything, its own name
 * decides.
 */
export function wantedPictures(named: readonly NamedPicture[]): readonly WantedPicture[] {
  const byPath = Map.groupBy(named, ({ source }) => source.path);
  return [...byPath.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const said = same.flatMap(({ plan }) => plan ?? []);
    const plan = said.length === 0 ? toldPlan(first.source.path) : said.includes(true);
    return [{ ...first.source, plan }];
  });
}
