import { onItsGround } from '#domain/theme/chosen.ts';
import { correctTheme } from '#domain/theme/correct.ts';
import type { Site, Theme } from '#wire/site.ts';
import type { Log } from '../errors/log.ts';

/** Completes a site: a name, each language once, and a default language that is one of them. */
function completed<Answer extends Site>(site: Answer): Answer {
  const [first = site.defaultLocale, ...others] = new Set(site.locales);
  const locales = [first, ...others];
  return {
    ...site,
    name: site.name.trim() === '' ? (site.hostnames[0] ?? site.id) : site.name,
    locales,
    defaultLocale: locales.includes(site.defaultLocale) ? site.defaultLocale : first,
  };
}

/** A theme with the colours of its chosen background, and unreadable ones corrected. */
export function readableTheme(written: Theme) {
  const theme = onItsGround(written);
  const { colours, corrections } = correctTheme(theme);
  if (corrections.length === 0) return { theme, corrections };
  const pair = (token: keyof typeof colours): [string, string] => [...colours[token]];
  return {
    theme: {
      ...theme,
      paper: pair('paper'),
      tint: pair('tint'),
      ink: pair('ink'),
      muted: pair('muted'),
      accent: pair('accent'),
      onAccent: pair('onAccent'),
    },
    corrections,
  };
}

/**
 * The site with missing settings filled in, and a readable theme. Done once, when its settings are loaded, so that
 * corrections are logged once and not on every page.
 */
export function readableSite<Answer extends Site>(answer: Answer, log: Log): Answer {
  const { theme, corrections } = readableTheme(answer.theme);
  const site = { ...completed(answer), theme };
  if (corrections.length > 0) log('warn', 'theme.corrected', { site: site.id, corrections });
  return site;
}
