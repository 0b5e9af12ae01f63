import type { Choices } from './compositions.ts';

type Grounded = Readonly<Record<'paper' | 'tint', [light: string, dark: string]>> & {
  readonly choices: Pick<Choices, 'ground'>;
};

/** A theme whose pages lie on what it chose: on tint, panels have the colour that paper has else, as leaves lie there. */
export const onItsGround = <Theme extends Grounded>(theme: Theme): Theme =>
  theme.choices.ground === 'tint' ? { ...theme, paper: theme.tint, tint: theme.paper } : theme;
