import type { FactGroupView, FactView } from '../../domain/views/estate-page.ts';
import type { ViewContext } from './context.ts';
import type { Property } from './property.ts';

/** A group before it has its title. */
interface RowGroup {
  readonly id: string;
  /** Which of `views.group` is its title, where that is not the one of its id. */
  readonly name?: string;
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
