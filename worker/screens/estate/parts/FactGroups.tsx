import type { FactGroupView } from '../../../../domain/views/estate-page.ts';
import { FactList } from '../../../estate/facts/FactList.tsx';

/** Beyond this length, some three lines in half the width, words are easier to read across the whole. */
const LONG = 48;

const needsRoom = (group: FactGroupView): boolean =>
  group.wide === true ||
  group.rows.some((row) => Math.max(row.label.length, row.value.length, row.note?.length ?? 0) > LONG);

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
