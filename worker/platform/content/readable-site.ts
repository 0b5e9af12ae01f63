import { onItsGround } from '#domain/theme/chosen.ts';
import { correctTheme } from '#domain/theme/correct.ts';
import type { Site } from '#wire/site.ts';
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

/**
 * The site with missing settings filled in, the colours of the chosen background, and unreadable theme colours
 * corrected. Done once, when its settings are loaded, so that corrections are logged once and not on every page.
 */
export function readableSite<Answer extends Site>(answer: Answer, log: Log): Answer {
  const site = { ...completed(answer), theme: onItsGround(answer.theme) };
  const { colours, corrections } = correctTheme(site.theme);
  if (corrections.length === 0) return site;
  log('warn', 'theme.corrected', { site: site.id, corrections });
  const pair = (token: keyof typeof colours): [string, string] => [...colours[token]];
  return {
    ...site,
    theme: {
      ...site.theme,
      paper: pair('paper'),
      tint: pair('tint'),
      ink: pair('ink'),
      muted: pair('muted'),
      accent: pair('accent'),
      onAccent: pair('onAccent'),
    },
  };
}
