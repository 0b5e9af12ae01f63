import type { Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';

const CHALET_FORMS = ['gable', 'tent', 'veranda', 'modern'] as const;
export type ChaletForm = (typeof CHALET_FORMS)[number];

/** A wooden house before it is drawn; metres. */
export interface Chalet {
  /** A wide gable, a roof down to the ground, a log house with a porch, or dark boards and much glass. */
  readonly form: ChaletForm;
  readonly width: number;
  /** Height of the stone base, of the eaves and of the ridge. */
  readonly base: number;
  readonly eaves: number;
  readonly ridge: number;
  readonly wood: string;
  readonly upright: boolean;
  readonly roof: string;
  readonly balcony: boolean;
  readonly shutters: string | null;
  /** Where the chimney stands, as a share. */
  readonly chimney: number;
  /** Position of the ridge, as a share; in the middle except for some modern ones. */
  readonly peak: number;
}

const WOODS = ['#8a5a38', '#7a4a30', '#9a6a42', '#5d4636', '#8c6b4e', '#a3764c', '#6b3f2c'] as const;
const DARK_WOODS = ['#3f3a36', '#4a4440', '#5d4636', '#7d7468', '#8c6b4e'] as const;
const ROOFS = ['#5b656d', '#4f4a48', '#6b4a3a', '#7a3f34', '#4f5f58'] as const;

const FORMS: Readonly<
  Record<ChaletForm, (chance: Chance) => Pick<Chalet, 'width' | 'base' | 'eaves' | 'ridge'>>
> = {
  gable(chance) {
    const [width, eaves] = [chance.between(9.4, 11.6), chance.between(3.7, 4.5)];
    return {
      width,
      base: chance.between(1.1, 1.6),
      eaves,
      ridge: eaves + width * chance.between(0.32, 0.46),
    };
  },
  tent(chance) {
    const width = chance.between(8.6, 10);
    return { width, base: 0.7, eaves: 0.7, ridge: width * chance.between(0.78, 0.9) };
  },
  veranda(chance) {
    const eaves = chance.between(3.4, 3.9);
    return {
      width: chance.between(11.5, 13.5),
      base: chance.between(0.7, 1),
      eaves,
      ridge: eaves + chance.between(2.5, 3.2),
    };
  },
  modern(chance) {
    const [width, eaves] = [chance.between(9.6, 11.4), chance.between(3.2, 4)];
    return { width, base: 0.6, eaves, ridge: eaves + width * chance.between(0.3, 0.4) };
  },
};

/** A random one. */
export function someChalet(
  chance: Chance,
  form: ChaletForm = chance.fork('form').pick(CHALET_FORMS),
): Chalet {
  return {
    form,
    ...FORMS[form](chance.fork('size')),
    wood: chance.pick(form === 'modern' ? DARK_WOODS : WOODS),
    upright: chance.chance(form === 'modern' ? 0.8 : 0.35),
    roof: chance.pick(ROOFS),
    balcony: chance.chance(0.6),
    shutters: chance.chance(0.45) ? chance.pick(['#4f6b5a', '#7a2f2f', '#3f5f6b', '#efe6d3']) : null,
    chimney: chance.pick(form === 'tent' ? [0.4, 0.6] : [0.22, 0.78]),
    peak: form === 'modern' ? chance.pick([0.36, 0.5, 0.64]) : 0.5,
  };
}

/** Top of the chimney, for its smoke. */
export const chaletChimney = ({ width, chimney, ridge }: Chalet): Point => [width * chimney, ridge + 0.9];
