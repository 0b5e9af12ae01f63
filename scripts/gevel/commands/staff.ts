import { StaffListSchema } from '../../../wire/staff.ts';
import type { Call, Command } from '../command.ts';
import { siteId } from '../site/documents.ts';

const pathOf = (call: Call): string => `/sites/${encodeURIComponent(siteId(call.arg('SITE')))}/staff`;
const SITE = { name: 'SITE' } as const;

const linesOf = (answer: unknown) => {
  const { staff } = StaffListSchema.parse(answer);
  const lines = staff.map(
    ({ id, name, email, sees, devices }) =>
      `${id}  ${sees.padEnd(3)}  ${devices} devices  ${name} <${email}>`,
  );
  return { lines: lines.length === 0 ? ['There is nobody.'] : lines, data: staff };
};

/** People who answer for an agency at its own page. */
export const STAFF_COMMANDS: readonly Command[] = [
  {
    name: 'staff add',
    group: 'Sites',
    line: 'Lets somebody sign in to the page of an agency, or changes their name and rights.',
    args: [SITE],
    options: {
      name: { line: 'who it is', value: 'NAME', required: true },
      email: { line: 'where links to sign in are mailed', value: 'ADDRESS', required: true },
      sees: {
        line: 'everything, or what was mailed to them',
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
    line: 'Lists who may sign in, and on how many devices they are.',
    args: [SITE],
    examples: ['staff list zeezicht'],
    run: async (call) => linesOf(await (await call.client()).get(pathOf(call))),
  },
  {
    name: 'staff remove',
    group: 'Sites',
    line: 'Ends what somebody may do, on all of their devices at once.',
    args: [SITE, { name: 'ID' }],
    examples: ['staff remove zeezicht 0a1b2c3d4e5f'],
    run: async (call) => {
      await (await call.client()).delete(`${pathOf(call)}/${encodeURIComponent(call.arg('ID'))}`);
      return { lines: ['Done: they are signed out everywhere.'], data: null };
    },
  },
];
