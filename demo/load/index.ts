/**
 * The demo as its agencies send it: pictures are generated from the originals, which takes a while the first
 * time.
 */
import { demoData } from '../demo.ts';
import { derivePictures } from './picture-files.ts';
import { type DemoContent, demoContent } from './records.ts';
import { touchIcons } from './touch-icons.ts';

export type { LoweredHome } from './lowered.ts';
export type { DemoContent } from './records.ts';

/** All content of each agency; `root` is the project's folder, which caches generated pictures. */
export async function makeDemoContent({
  root,
  say,
}: {
  readonly root: string;
  readonly say: (what: string) => void;
}): Promise<DemoContent[]> {
  const data = demoData();
  const touch = await touchIcons(data.sites);
  const pictures = [...(await derivePictures({ root, assets: data.assets, say })), ...touch.files];
  return demoContent({ ...data, assets: [...data.assets, ...touch.assets] }, pictures);
}
