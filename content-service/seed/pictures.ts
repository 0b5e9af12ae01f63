import type { Picture } from '../../worker/content/schemas/picture.ts';
import { SCENES, type Scene } from './scenes.ts';

export { SCENES, type Scene } from './scenes.ts';

/** Scenes drawn wide, for the top of a home page. */
export const isHero = (scene: Scene): boolean => scene.startsWith('hero-');

/** Size of the drawing itself, px. */
export const sizeOf = (scene: Scene) =>
  isHero(scene) ? { width: 2400, height: 1100 } : { width: 1600, height: 1200 };

/** Widths (px) that are made of a scene. */
export const widthsOf = (scene: Scene): readonly number[] =>
  isHero(scene) ? [400, 800, 1600, 2400] : [400, 800, 1600];

/** A scene as a picture on the wire. */
export const picture = (scene: Scene, index?: number): Picture => ({
  file: scene,
  thumbnail: scene,
  ...(index === undefined ? {} : { index }),
  ...sizeOf(scene),
  alt: SCENES[scene],
});

/** Pictures in order, numbered from 0; a scene is shown once. */
export const pictures = (scenes: readonly Scene[]): Picture[] =>
  [...new Set(scenes)].map((scene, index) => picture(scene, index));
