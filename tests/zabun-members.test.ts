/** Every member of a home of Zabun has a place, or a reason why it has none (decision 167). */
import { expect, it } from 'vitest';
import { MEMBERS, type Member } from '#content-service/intake/feeds/kinds/zabun/members.ts';

const placeOf = (member: Member): string => {
  if ('read' in member) return member.read;
  return 'never' in member ? `**never read**: ${member.never}` : `left out, counted: ${member.left}`;
};

it('docs/zabun-members.md has the whole table', async () => {
  const all = [...MEMBERS];
  const many = (what: 'read' | 'never' | 'left'): number => all.filter(([, member]) => what in member).length;
  const rows = all.map(([name, member]) => `| \`${name}\` | ${placeOf(member)} |`);
  const text = `# Members of a home of Zabun

Written by \`tests/zabun-members.test.ts\` from \`content-service/intake/feeds/kinds/zabun/members.ts\` ([decision 167](decisions/0167-homes-from-zabun.md)).

The vendor's published example of a home has ${all.length} members. ${many('read')} are read, ${many('never')} never, and ${many('left')} have no place: where one of these says something, its name is counted for the operator, with a number where it is one, never with words. A member that is not in the table is counted by its name alone. \`-1\`, \`0\`, \`UNKNOWN\`, and an empty or unticked member say nothing.

| Member | What becomes of it |
|---|---|
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/zabun-members.md');
});
