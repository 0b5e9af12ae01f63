import { WEEKDAYS } from '#domain/agenda/slots.ts';
import { readCallAddress } from '#domain/leads/call-address.ts';
import type { Site } from '#wire/site.ts';
import type { Team } from '#wire/team.ts';
import { soundAddress } from '../../mail/recipient.ts';

/** Field of a document → why it is refused. */
type Faults = Record<string, string>;
type Listed = { readonly id: string; readonly email?: string | null | undefined };

/** Duplicate ids and invalid addresses of offices and people. */
function listFaults(field: string, listed: readonly Listed[]): Faults {
  const faults: Faults = {};
  for (const [at, { id, email }] of listed.entries()) {
    if (listed.findIndex((other) => other.id === id) < at) {
      faults[`${field}[${at}].id`] = `"${id}" stands there twice`;
    }
    if (email && soundAddress(email) === null) {
      faults[`${field}[${at}].email`] = `"${email.slice(0, 80)}" is no e-mail address`;
    }
  }
  return faults;
}

/** Hours and closed days that end before they begin. */
function hourFaults(offices: Team['offices']): Faults {
  const faults: Faults = {};
  const backwards = ([from, to]: readonly [string, string], isTime: boolean) =>
    isTime ? from >= to : from > to;
  for (const [at, { hours }] of offices.entries()) {
    const field = `settings.team.offices[${at}].hours`;
    for (const day of WEEKDAYS) {
      for (const [index, opening] of (hours?.week[day] ?? []).entries()) {
        if (backwards(opening, true)) faults[`${field}.week.${day}[${index}]`] = 'ends before it begins';
      }
    }
    for (const [index, { day, openings }] of (hours?.otherHours ?? []).entries()) {
      const other = `${field}.otherHours[${index}]`;
      if (openings.some((opening) => backwards(opening, true))) faults[other] = 'ends before it begins';
      if ((hours?.otherHours ?? []).findIndex((one) => one.day === day) < index)
        faults[other] = `${day} stands there twice`;
    }
    for (const [index, range] of (hours?.closed ?? []).entries()) {
      if (backwards(range, false)) faults[`${field}.closed[${index}]`] = 'ends before it begins';
    }
  }
  return faults;
}

/** Rules that name nobody or two, and rules after one that matches everything. */
function ruleFaults({ offices, people, rules }: Team): Faults {
  const faults: Faults = {};
  for (const [at, { person, office, ...conditions }] of rules.entries()) {
    const field = `settings.team.rules[${at}]`;
    if (!person === !office) faults[field] = 'names either a person or an office';
    else if (person && !people.some(({ id }) => id === person)) {
      faults[`${field}.person`] = `"${person.slice(0, 64)}" is nobody of settings.team.people`;
    } else if (office && !offices.some(({ id }) => id === office)) {
      faults[`${field}.office`] = `"${office.slice(0, 64)}" is none of settings.team.offices`;
    }
    const always = Object.values(conditions).every((value) => value === null || value === undefined);
    if (always && at < rules.length - 1) {
      faults[field] ??= 'fits everything, so that no rule after it is ever tried: a last rule does that';
    }
  }
  return faults;
}

/** Errors of a site's team and lead settings that the schema cannot express. */
export function teamFaults({ settings: { team, leads } }: Site): Faults {
  const called = leads?.by === 'call' || leads?.by === 'both';
  const wrongAddress = (called || leads?.address) && readCallAddress(leads?.address) === null;
  return {
    ...(wrongAddress
      ? {
          'settings.leads.address':
            'not https:// with a public name: no number, no port, no name of this machine or of the inside',
        }
      : {}),
    ...(team === null || team === undefined
      ? {}
      : {
          ...listFaults('settings.team.offices', team.offices),
          ...listFaults('settings.team.people', team.people),
          ...Object.fromEntries(
            team.people.flatMap(({ office }, at) =>
              office && !team.offices.some(({ id }) => id === office)
                ? [
                    [
                      `settings.team.people[${at}].office`,
                      `"${office.slice(0, 64)}" is none of settings.team.offices`,
                    ],
                  ]
                : [],
            ),
          ),
          ...hourFaults(team.offices),
          ...ruleFaults(team),
        }),
  };
}
