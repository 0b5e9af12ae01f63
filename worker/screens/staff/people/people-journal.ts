import { DOT } from '#domain/format/ties.ts';
import { STAFF_RIGHTS, type StaffJournal } from '#wire/staff.ts';
import type { StaffKey, StaffTexts } from '../texts.ts';

type Event = Pick<StaffJournal['deeds'][number], 'deed' | 'what'>;

/** Words of what a person sees, and of each right. */
const SEES: Readonly<Record<string, StaffKey>> = { all: 'people.log.sees.all', own: 'people.log.sees.own' };
const RIGHTS: Readonly<Record<string, StaffKey>> = {
  none: 'people.log.rights.none',
  ...Object.fromEntries(STAFF_RIGHTS.map((right) => [right, `people.log.rights.${right}`])),
};

/** "sees: own → all", as the content service writes it. */
const CHANGE = /^(sees|rights): (\S+) → (\S+)$/;

/** What was changed about a person, before and after, in words; empty for other events. */
export function changeOfPerson({ deed: event, what }: Event, s: StaffTexts): string {
  if (!event.startsWith('staff.')) return '';
  const words = what.slice(`${what} `.indexOf(' ') + 1);
  const rows = words.split('; ').flatMap((row) => {
    if (row === 'name') return [s('people.log.name')];
    const [, field, from = '', to = ''] = CHANGE.exec(row) ?? [];
    if (field === undefined) return [];
    const names = field === 'sees' ? SEES : RIGHTS;
    const say = (text: string) =>
      text === '…'
        ? s('people.log.unset')
        : text
            .split(',')
            .map((one) => {
              const key = Object.hasOwn(names, one) ? names[one] : undefined;
              return key === undefined ? one : s(key);
            })
            .join(', ');
    return [event === 'staff.added' ? say(to) : `${say(from)} → ${say(to)}`];
  });
  return rows.join(DOT);
}
