import { expect, it } from 'vitest';
import { isNamedAsPlan } from './named-plan.ts';

it.each([
  '501/grondplan.png',
  'Grondplannen_1.jpg',
  'plattegrond.jpg',
  'floorplan-2.webp',
  'Floor Plan.jpg',
  'plan étage.jpg',
  '501-PLAN.JPG',
  'GrundrissEG.png',
  'Grundriß-OG.png',
  'inplantingsplan.png',
])('%s is a plan', (path) => {
  expect(isNamedAsPlan(path)).toBe(true);
});

it.each([
  'plans/living.jpg',
  'planken.jpg',
  'kaplan.jpg',
  'plant.jpg',
  'plan-de-travail.jpg',
  'plan_d’eau.jpg',
  'Arrière-plan.jpg',
  'open-plan-kitchen.jpg',
  'explanation.jpg',
])('%s is not a plan', (path) => {
  expect(isNamedAsPlan(path)).toBe(false);
});
