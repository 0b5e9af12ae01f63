import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from './property.ts';

/** What an estate is, to stand over its title: "Herenhuis"; null where the title says just that. */
export function kindBeside(
  title: string,
  { name, project }: Pick<Property, 'name' | 'project'>,
  { t, locale }: Pick<ViewContext, 't' | 'locale'>,
): string | null {
  // A project's name is its title.
  const kind = project ? t('views.noun.project.one') : name;
  if (kind === '' || kind.toLowerCase() === title.toLowerCase()) return null;
  return kind.charAt(0).toLocaleUpperCase(locale) + kind.slice(1);
}
