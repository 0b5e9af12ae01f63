import type { FactGroupView } from '../../../domain/views/estate-page.ts';
import { FactList } from './FactList.tsx';

/** Beyond this length on average a value no longer fits beside its name in half the width. */
const LONG_VALUE = 34;

const isWide = (group: FactGroupView): boolean =>
  group.rows.some((row) => row.value.length > LONG_VALUE || row.label.length > LONG_VALUE);

/** Facts by group, two side by side; a group with long sentences takes the whole width. */
export const FactGroups = ({ groups }: { readonly groups: readonly FactGroupView[] }) => (
  <div className="fact-groups">
    {groups.map((group) => (
      <section key={group.id} className={isWide(group) ? 'fact-group fact-group--wide' : 'fact-group'}>
        <h3>{group.title}</h3>
        <FactList rows={group.rows} wide={isWide(group)} />
      </section>
    ))}
  </div>
);
