// `npx node demo/art/command/sheet.ts terrace 50`: contact sheets of a scene, 25 seeds on each.
import { createArt, LANDSCAPE, PANORAMA } from '../canvas/art.ts';
import { MOODS, type MoodName } from '../canvas/moods.ts';
import { isSceneName, SCENE_NAMES, SCENES } from '../scenes/scenes.ts';
import { contactSheets, type Tile } from './contact-sheet.ts';

const [name = '', count = '10', first = '1'] = process.argv.slice(2);
if (!isSceneName(name)) throw new Error(`No such scene: "${name}". There are ${SCENE_NAMES.join(', ')}.`);
const scene = SCENES[name];
const size = name.startsWith('hero-') ? PANORAMA : LANDSCAPE;
const moods = Object.keys(MOODS) as MoodName[];

/** The scene with one seed; moods alternate. */
const tile = (_: unknown, n: number): Tile => {
  const seed = Number(first) + n;
  return {
    name: `seed ${seed}`,
    draw: () => {
      const art = createArt(`${name}:${seed}`, moods[n % moods.length] ?? 'morning', size);
      scene(art);
      return art;
    },
  };
};

await contactSheets(name, Array.from({ length: Number(count) }, tile), console.log);
