import type { Art } from './art.ts';
import { terrace } from './scenes/terrace.ts';

/** Every scene by name; each draws itself on a blank picture, all by the picture's own chance. */
export const SCENES = {
  terrace: (art) => terrace(art),
} as const satisfies Record<string, (art: Art) => void>;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name);
