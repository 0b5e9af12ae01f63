import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from './property.ts';

/** Kind of an estate above its title: "Herenhuis"; null when the title says the same. */
export function kindBeside(
  title: string,
  { name, project }: Pick<Property, 'name' | 'project'>,
  { t, locale }: Pick<ViewContext, 't' | 'locale'>,
): string | null {
  // The name of a project is its title.
  const kind = project ? t('views.noun.project.one') : name;
  if (kind === '' || kind.toLowerCase() === title.toLowerCase()) return null;
  return kind.charAt(0).toLocaleUpperCase(locale) + kind.slice(1);
}
