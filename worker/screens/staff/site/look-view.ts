/** The accent of a look as it was chosen and as pages use it, in light and in dark mode. */
import { onItsGround } from '#domain/theme/chosen.ts';
import { parseColour } from '#domain/theme/colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '#domain/theme/contrast.ts';
import type { Theme } from '#wire/site.ts';
import { readableTheme } from '#worker/platform/content/readable-site.ts';

export interface AccentView {
  readonly mode: 'light' | 'dark';
  readonly chosen: string;
  readonly used: string;
  /** Colours around it, as pages use them: their paper, and the letters on a button. */
  readonly paper: string;
  readonly letters: string;
  /** Contrast with the paper of what was chosen and of what is used. */
  readonly ratios: { readonly chosen: number; readonly used: number };
  /** Why it is not used as it was chosen: the least contrast of text; null where it is. */
  readonly required: number | null;
}

/** Rounded down, so that nothing is said to reach what it does not. */
const ratioOf = (one: string, other: string): number => {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a === null || b === null ? 0 : Math.floor(contrastRatio(a, b) * 10) / 10;
};

/** What a written theme makes of its accent: the correction that every page gets (decision 26). */
export function toAccents(written: Theme): readonly AccentView[] {
  const { theme } = readableTheme(written);
  const chosenOf = onItsGround(written);
  return (['light', 'dark'] as const).map((mode, at): AccentView => {
    const [chosen, used] = [chosenOf.accent[at] ?? '', theme.accent[at] ?? ''];
    const paper = theme.paper[at] ?? '';
    return {
      mode,
      chosen,
      used,
      paper,
      letters: theme.onAccent[at] ?? '',
      ratios: { chosen: ratioOf(chosen, paper), used: ratioOf(used, paper) },
      required: chosen.toLowerCase() === used.toLowerCase() ? null : TEXT_CONTRAST,
    };
  });
}
