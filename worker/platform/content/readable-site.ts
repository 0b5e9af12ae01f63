import { correctTheme } from '../../../domain/theme/correct.ts';
import type { Site } from '../../../wire/site.ts';
import type { Log } from '../errors/log.ts';

/**
 * The site with the colours of its theme that cannot be read set right. Done once, when its settings come
 * in, so that the operator is told once and not with every page.
 */
export function readableSite(site: Site, log: Log): Site {
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
