import type { FactGroupView, FactView } from '#domain/views/estate-page.ts';
import { FactList } from '#worker/estate/facts/FactList.tsx';

/** Characters (some three lines at half width) above which a value is easier to read at full width. */
const LONG = 48;
/** Letters of a word that half the width would break, where the browser has no hyphenation for its language. */
const LONG_WORD = 20;

const isLong = (text: string): boolean =>
  text.length > LONG || text.split(/\s/).some((word) => word.length >= LONG_WORD);

const needsRoom = (group: FactGroupView): boolean =>
  group.wide === true || group.rows.some(({ label, value, note }) => [label, value, note ?? ''].some(isLong));

/** A group that opens on demand, at full width, since its neighbours fold too; the browser also opens it for a text search, and print shows all groups. */
const Folded = ({ group, wide }: { readonly group: FactGroupView; readonly wide: boolean }) => (
  <details className="fact-group fact-group--wide">
    <summary>
      <h3>{group.title}</h3> <span className="muted">{group.rows.length}</span>
    </summary>
    <FactList rows={group.rows} wide={wide} />
  </details>
);

const Group = ({ group }: { readonly group: FactGroupView }) => {
  const wide = needsRoom(group);
  if (group.folded) return <Folded group={group} wide={wide} />;
  return (
    <section className={wide ? 'fact-group fact-group--wide' : 'fact-group'}>
      <h3>{group.title}</h3>
      <FactList rows={group.rows} wide={wide} />
    </section>
  );
};

interface Props {
  readonly deciding: readonly FactView[];
  readonly groups: readonly FactGroupView[];
}

/** Facts by group in two columns, after the decisive facts; a group with long sentences takes the full width. */
export const FactGroups = ({ deciding, groups }: Props) => (
  <div>
    {deciding.length === 0 ? null : (
      <div className="deciding">
        <FactList rows={deciding} />
      </div>
    )}
    <div className="fact-groups">
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  </div>
);
