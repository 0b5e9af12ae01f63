import { STAFF_RIGHTS, StaffListSchema, type StaffRight } from '#wire/staff.ts';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';

const pathOf = (call: Call): string => `/sites/${call.arg('SITE')}/staff`;
const SITE = { name: 'SITE' } as const;

const linesOf = (answer: unknown) => {
  const { staff } = StaffListSchema.parse(answer);
  const lines = staff.map(
    ({ id, name, email, sees, rights, devices }) =>
      `${id}  ${sees.padEnd(3)}  ${rights.join(',') || '-'}  ${devices} devices  ${name} <${email}>`,
  );
  return { lines: lines.length === 0 ? ['There are no staff members.'] : lines, data: staff };
};

/** `homes,people` or `none`; nothing without the option. */
function rightsOf(option: string | undefined): { readonly rights?: readonly string[] } {
  if (option === undefined) return {};
  const rights = option === 'none' ? [] : option.split(',');
  const unknown = rights.find((one) => !STAFF_RIGHTS.some((right) => right === one));
  if (unknown !== undefined)
    throw new WrongUsage(`--rights ${unknown}: choose among ${STAFF_RIGHTS.join(', ')}, or none.`);
  return { rights };
}

/** What each right lets a person do. */
const MAY: Readonly<Record<StaffRight, string>> = {
  homes: 'write and publish homes, their prices and states',
  site: 'write pages, menus and the team',
  people: 'add, change and remove people, and give the rights that they have',
};
const RIGHTS_SAID = STAFF_RIGHTS.map((right) => `${right} (${MAY[right]})`).join(', ');

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
      rights: {
        line: `what they may do besides answering, separated by commas: ${RIGHTS_SAID}; none takes all away; without it those of a known person stay`,
        value: 'RIGHTS',
      },
    },
    examples: [
      'staff add zeezicht --name "An Smet" --email an@zeezicht.example --sees all --rights homes,site,people',
      'staff add zeezicht --name "Bo Maes" --email bo@zeezicht.example --sees own',
      'staff add zeezicht --name "Bo Maes" --email bo@zeezicht.example --sees all --rights none',
    ],
    run: async (call) => {
      const body = {
        name: call.option('name'),
        email: call.option('email'),
        sees: call.option('sees'),
        ...rightsOf(call.option('rights')),
      };
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
