import { isBlank } from '../../domain/rules/emptiness.ts';
import type { FactGroupView, FactView } from '../../domain/views/estate-page.ts';
import type { ViewContext } from './context.ts';

/** A group before it has its title. */
interface RowGroup {
  readonly id: string;
  readonly rows: readonly FactView[];
  readonly wide?: boolean;
}

/** Only what is there, so that pages and their JSON carry no nulls. */
const plain = ({ label, value, note, href }: FactView): FactView => ({
  label,
  value,
  ...(isBlank(note) ? {} : { note }),
  ...(isBlank(href) ? {} : { href }),
});

/** Rows of a group as a page shows them. */
export const plainRows = (rows: readonly FactView[]): readonly FactView[] => rows.map(plain);

/** Groups of facts with their titles; a group without rows is left out. */
export const toFactGroups = (groups: readonly RowGroup[], { t }: ViewContext): readonly FactGroupView[] =>
  groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows, wide }) => ({
      id,
      title: t(`views.group.${id}`),
      rows: plainRows(rows),
      ...(wide === true ? { wide } : {}),
    }));
