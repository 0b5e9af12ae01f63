/** What a site's settings become, where that is not what was written: said when they are set, and by `site check`. */
import { companyNumberFault, ibanFault, sameNumber, vatNumberFault } from '#domain/rules/check-digits.ts';
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

const inField = (field: string, fault: string | null): readonly string[] =>
  fault === null ? [] : [`settings.legal.${field}: ${fault}`];

/** Numbers of the agency; those of another country have other check digits. */
function numbers({ settings: { legal } }: Site): readonly string[] {
  const account = inField('thirdPartyAccount', ibanFault(legal.thirdPartyAccount ?? ''));
  if ((legal.country ?? 'BE').toUpperCase() !== 'BE') return account;
  const [company, vat] = [legal.companyNumber ?? '', legal.vatNumber ?? ''];
  const [companyFault, vatFault] = [companyNumberFault(company), vatNumberFault(vat)];
  const areApart =
    company.trim() !== '' && vat.trim() !== '' && !companyFault && !vatFault && !sameNumber(company, vat);
  return [
    ...inField('companyNumber', companyFault),
    ...inField('vatNumber', vatFault),
    ...inField(
      'vatNumber',
      areApart ? `"${vat}" is not the company number ${company}, as usual after BE` : null,
    ),
    ...account,
  ];
}

/** A sentence for each setting that visitors will not see as it was written, or that cannot be right. */
export const notesOfSite = (site: Site): readonly string[] => [...colours(site), ...numbers(site)];
