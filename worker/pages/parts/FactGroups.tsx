import type { FactGroupView } from '../../../domain/views/estate-page.ts';
import { FactList } from './FactList.tsx';

/** Beyond this length a value no longer fits beside its name in half the width. */
const LONG_VALUE = 34;

const needsRoom = (group: FactGroupView): boolean =>
  group.wide === true ||
  group.rows.some(
    (row) => Math.max(row.value.length, row.note?.length ?? 0) > LONG_VALUE || row.label.length > LONG_VALUE,
  );

/** Facts by group, two side by side; a group with long sentences takes the whole width. */
export const FactGroups = ({ groups }: { readonly groups: readonly FactGroupView[] }) => (
  <div className="fact-groups">
    {groups.map((group) => {
      const wide = needsRoom(group);
      return (
        <section key={group.id} className={wide ? 'fact-group fact-group--wide' : 'fact-group'}>
          <h3>{group.title}</h3>
          <FactList rows={group.rows} wide={wide} />
        </section>
      );
    })}
  </div>
);
