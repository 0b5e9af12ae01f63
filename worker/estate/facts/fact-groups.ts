import type { FactGroupView, FactView } from '#domain/views/estate-page.ts';
import type { TextKey } from '#locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/** A group with the title `views.group.{name}`. */
type GroupName = TextKey extends infer Key ? (Key extends `views.group.${infer Name}` ? Name : never) : never;

/** A group without its title. */
interface RowGroup {
  readonly id: GroupName;
  /** Group whose title it uses instead of its own. */
  readonly name?: GroupName;
  readonly rows: readonly FactView[];
  readonly wide?: boolean;
}

/** The building group of a plot has the title for plots. */
export const buildingOrPlot = ({ kind }: Property): Pick<RowGroup, 'name'> =>
  kind === 'plot' ? { name: 'plot' } : {};

/** Groups of facts with their titles; a group without rows is left out. */
export const toFactGroups = (groups: readonly RowGroup[], { t }: ViewContext): readonly FactGroupView[] =>
  groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, name = id, rows, wide }) => ({
      id,
      title: t(`views.group.${name}`),
      rows,
      ...(wide === true ? { wide } : {}),
    }));
