import type { FactGroupView, FactView } from '../../../domain/views/estate-page.ts';
import type { TextKey } from '../../../locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/** Whose title is `views.group.{name}`. */
type GroupName = TextKey extends infer Key ? (Key extends `views.group.${infer Name}` ? Name : never) : never;

/** A group before it has its title. */
interface RowGroup {
  readonly id: GroupName;
  /** The group whose title it has, where that is not its own. */
  readonly name?: GroupName;
  readonly rows: readonly FactView[];
  readonly wide?: boolean;
}

/** The group of a building is of a plot when there is none. */
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
