import type { Art } from './art.ts';
import { attic } from './scenes/attic.ts';
import { bathroom } from './scenes/bathroom.ts';
import { beachCabins } from './scenes/beach-cabins.ts';
import { beachWinter } from './scenes/beach-winter.ts';
import { bedroom } from './scenes/bedroom.ts';
import { bicycleStore } from './scenes/bicycle-store.ts';
import { block } from './scenes/block.ts';
import { castleVilla } from './scenes/castle-villa.ts';
import { cellar } from './scenes/cellar.ts';
import { chalet } from './scenes/chalet.ts';
import { coastFront } from './scenes/coast-front.ts';
import { coastPromenade } from './scenes/coast-promenade.ts';
import { countryside } from './scenes/countryside.ts';
import { farm } from './scenes/farm.ts';
import { floorPlan } from './scenes/floor-plan.ts';
import { garages } from './scenes/garages.ts';
import { garden } from './scenes/garden.ts';
import { heroArdennes } from './scenes/hero-ardennes.ts';
import { heroCoast } from './scenes/hero-coast.ts';
import { heroStreet } from './scenes/hero-street.ts';
import { holidayStudio } from './scenes/holiday-studio.ts';
import { kitchen } from './scenes/kitchen.ts';
import { living } from './scenes/living.ts';
import { modernVilla } from './scenes/modern-villa.ts';
import { officeBuilding } from './scenes/office-building.ts';
import { officeFloor } from './scenes/office-floor.ts';
import { parking } from './scenes/parking.ts';
import { plot } from './scenes/plot.ts';
import { portrait } from './scenes/portrait.ts';
import { ruin } from './scenes/ruin.ts';
import { shopInterior } from './scenes/shop-interior.ts';
import { shopfront } from './scenes/shopfront.ts';
import { studentRoom } from './scenes/student-room.ts';
import { terrace } from './scenes/terrace.ts';
import { villa } from './scenes/villa.ts';
import { warehouse } from './scenes/warehouse.ts';

/** Every scene by name; each draws itself on a blank picture, all by the picture's own chance. */
export const SCENES = {
  terrace: (art) => terrace(art),
  'beach-winter': (art) => beachWinter(art),
  block: (art) => block(art),
  'coast-promenade': (art) => coastPromenade(art),
  garages: (art) => garages(art),
  'hero-ardennes': (art) => heroArdennes(art),
  'hero-coast': (art) => heroCoast(art),
  'hero-street': (art) => heroStreet(art),
  'office-building': (art) => officeBuilding(art),
  parking: (art) => parking(art),
  shopfront: (art) => shopfront(art),
  'coast-front': (art) => coastFront(art),
  attic: (art) => attic(art),
  bathroom: (art) => bathroom(art),
  bedroom: (art) => bedroom(art),
  cellar: (art) => cellar(art),
  'floor-plan': (art) => floorPlan(art),
  'holiday-studio': (art) => holidayStudio(art),
  kitchen: (art) => kitchen(art),
  living: (art) => living(art),
  'office-floor': (art) => officeFloor(art),
  'shop-interior': (art) => shopInterior(art),
  'student-room': (art) => studentRoom(art),
  chalet: (art) => chalet(art),
  farm: (art) => farm(art),
  portrait: (art) => portrait(art),
  ruin: (art) => ruin(art),
  villa: (art) => villa(art),
  'castle-villa': (art) => castleVilla(art),
  garden: (art) => garden(art),
  'modern-villa': (art) => modernVilla(art),
  plot: (art) => plot(art),
  'beach-cabins': (art) => beachCabins(art),
  'bicycle-store': (art) => bicycleStore(art),
  countryside: (art) => countryside(art, { water: art.chance.fork('water').chance(0.5) }),
  warehouse: (art) => warehouse(art),
} as const satisfies Record<string, (art: Art) => void>;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name);
