import type { Choices } from './compositions.ts';

type Grounded = Readonly<Record<'paper' | 'tint', [light: string, dark: string]>> & {
  readonly choices: Pick<Choices, 'ground'>;
};

/** How much of a site's corner radius is left of what its lines are. */
const ROUNDNESS = { measure: 1, rule: 0, soft: 2.5 } as const satisfies Record<Choices['lines'], number>;

interface Cornered {
  readonly radius: number;
  readonly choices: Pick<Choices, 'lines'>;
}

/** The radius of corners as its lines have them, px. */
export const cornersOf = ({ radius, choices }: Cornered): number => radius * ROUNDNESS[choices.lines];

/** A theme whose pages lie on what it chose: on tint, panels have the colour that paper has else, as leaves lie there. */
export const onItsGround = <Theme extends Grounded>(theme: Theme): Theme =>
  theme.choices.ground === 'tint' ? { ...theme, paper: theme.tint, tint: theme.paper } : theme;
