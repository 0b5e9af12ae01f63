import { isNamedAsPlan } from '#domain/named-plan.ts';
import type { NamedPicture } from './name-pictures.ts';
import type { PictureSource } from './picture-folder.ts';

/** A picture to create from a file. */
export interface WantedPicture extends PictureSource {
  readonly plan: boolean;
}

/**
 * The files named by records, each once. A file is a plan if any record says so; if no record says anything, its name
 * decides.
 */
export function wantedPictures(named: readonly NamedPicture[]): readonly WantedPicture[] {
  const byPath = Map.groupBy(named, ({ source }) => source.path);
  return [...byPath.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const said = same.flatMap(({ plan }) => plan ?? []);
    const plan = said.length === 0 ? isNamedAsPlan(first.source.path) : said.includes(true);
    return [{ ...first.source, plan }];
  });
}
