/** What a site's settings become, where that is not what was written: said when they are set, and by `site check`. */
import { companyNumberFault } from '#domain/rules/company-number.ts';
import { onItsGround } from '#domain/theme/chosen.ts';
import { correctTheme } from '#domain/theme/correct.ts';
import type { Site } from '#wire/site.ts';

const colours = ({ theme }: Site): readonly string[] => {
  // On a tinted ground, panels have the colour of the paper: text is read on either.
  const grounded = onItsGround(theme);
  const swapped = theme.choices.ground === 'tint';
  const written = (token: string): string =>
    swapped && token === 'paper' ? 'tint' : swapped && token === 'tint' ? 'paper' : token;
  return correctTheme(grounded).corrections.map(
    ({ mode, token, from, to }) =>
      `theme.${written(token)}, ${mode}: ${from} would be hard to read (WCAG 2.2, 1.4.3), so pages show ${to}`,
  );
};

const companyNumber = ({ settings: { legal } }: Site): readonly string[] => {
  const isBelgian = (legal.country ?? 'BE').toUpperCase() === 'BE';
  const fault = isBelgian ? companyNumberFault(legal.companyNumber ?? '') : null;
  return fault === null ? [] : [`settings.legal.companyNumber: ${fault}`];
};

/** A sentence for each setting that visitors will not see as it was written, or that cannot be right. */
export const notesOfSite = (site: Site): readonly string[] => [...colours(site), ...companyNumber(site)];
