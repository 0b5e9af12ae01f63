import { StaffListSchema } from '#wire/staff.ts';
import type { Call, Command } from '../command.ts';

const pathOf = (call: Call): string => `/sites/${call.arg('SITE')}/staff`;
const SITE = { name: 'SITE' } as const;

const linesOf = (answer: unknown) => {
  const { staff } = StaffListSchema.parse(answer);
  const lines = staff.map(
    ({ id, name, email, sees, devices }) =>
      `${id}  ${sees.padEnd(3)}  ${devices} devices  ${name} <${email}>`,
  );
  return { lines: lines.length === 0 ? ['There are no staff members.'] : lines, data: staff };
};

/** Staff members, who can sign in to the page of their agency. */
export const STAFF_COMMANDS: readonly Command[] = [
  {
    name: 'staff add',
    group: 'Sites',
    line: 'Adds a staff member, or changes their name and rights.',
    args: [SITE],
    options: {
      name: { line: 'name of the person', value: 'NAME', required: true },
      email: { line: 'mail address for links to sign in', value: 'ADDRESS', required: true },
      sees: {
        line: 'all requests, or only those mailed to them',
        value: 'WHAT',
        oneOf: ['all', 'own'],
        required: true,
      },
    },
    examples: ['staff add zeezicht --name "An Smet" --email an@zeezicht.example --sees all'],
    run: async (call) => {
      const body = { name: call.option('name'), email: call.option('email'), sees: call.option('sees') };
      return linesOf(await (await call.client()).post(pathOf(call), body));
    },
  },
  {
    name: 'staff list',
    group: 'Sites',
    line: 'Lists staff members, and the number of devices on which each is signed in.',
    args: [SITE],
    examples: ['staff list zeezicht'],
    run: async (call) => linesOf(await (await call.client()).get(pathOf(call))),
  },
  {
    name: 'staff remove',
    group: 'Sites',
    line: 'Removes a staff member, and signs them out on all devices at once.',
    args: [SITE, { name: 'ID' }],
    examples: ['staff remove zeezicht 0a1b2c3d4e5f'],
    run: async (call) => {
      await (await call.client()).delete(`${pathOf(call)}/${encodeURIComponent(call.arg('ID'))}`);
      return { lines: ['Done: they are signed out everywhere.'], data: null };
    },
  },
];
