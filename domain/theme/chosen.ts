import type { Choices } from './compositions.ts';

type Grounded = Readonly<Record<'paper' | 'tint', [light: string, dark: string]>> & {
  readonly choices: Pick<Choices, 'ground'>;
};

/** Factor of the corner radius for each choice of lines. */
const ROUNDNESS = { measure: 1, rule: 0, soft: 2.5 } as const satisfies Record<Choices['lines'], number>;

interface Cornered {
  readonly radius: number;
  readonly choices: Pick<Choices, 'lines'>;
}

/** Corner radius after the choice of lines, px. */
export const cornersOf = ({ radius, choices }: Cornered): number => radius * ROUNDNESS[choices.lines];

/**
 * The theme with its chosen page background: on `tint`, paper and tint swap, so that panels have the paper
 * colour.
 */
export const onItsGround = <Theme extends Grounded>(theme: Theme): Theme =>
  theme.choices.ground === 'tint' ? { ...theme, paper: theme.tint, tint: theme.paper } : theme;
