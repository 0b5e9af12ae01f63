import type { Art } from '../canvas/art.ts';
import { attic } from './attic.ts';
import { bathroom } from './bathroom.ts';
import { beachCabins } from './beach-cabins.ts';
import { beachWinter } from './beach-winter.ts';
import { bedroom } from './bedroom.ts';
import { bicycleStore } from './bicycle-store.ts';
import { block } from './block.ts';
import { castleVilla } from './castle-villa.ts';
import { cellar } from './cellar.ts';
import { chalet } from './chalet.ts';
import { coastFront } from './coast-front.ts';
import { coastPromenade } from './coast-promenade.ts';
import { farm } from './farm.ts';
import { floorPlan } from './floor-plan.ts';
import { garages } from './garages.ts';
import { garden } from './garden.ts';
import { heroArdennes } from './hero-ardennes.ts';
import { heroCoast } from './hero-coast.ts';
import { heroStreet } from './hero-street.ts';
import { holidayStudio } from './holiday-studio.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import { meadow } from './meadow.ts';
import { modernVilla } from './modern-villa.ts';
import { officeBuilding } from './office-building.ts';
import { officeFloor } from './office-floor.ts';
import { parking } from './parking.ts';
import { plot } from './plot.ts';
import { pond } from './pond.ts';
import { portrait } from './portrait.ts';
import { ruin } from './ruin.ts';
import { shopInterior } from './shop-interior.ts';
import { shopfront } from './shopfront.ts';
import { studentRoom } from './student-room.ts';
import { terrace } from './terrace.ts';
import { villa } from './villa.ts';
import { warehouse } from './warehouse.ts';

/** All scenes by name; each draws itself on a blank picture with the picture's own random numbers. */
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
  meadow: (art) => meadow(art),
  pond: (art) => pond(art),
  warehouse: (art) => warehouse(art),
} as const satisfies Record<string, (art: Art) => void>;
type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name);
