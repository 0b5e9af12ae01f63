import { HEAD_TYPES } from '../../domain/vocabulary/head-types.ts';
import type { Site } from '../../wire/site.ts';
import type { Team } from '../../wire/team.ts';
import { words as w } from '../basics/words.ts';
import { type Person, personId } from './agency.ts';
import { f } from './three-languages.ts';

type Week = NonNullable<Team['offices'][number]['hours']>['week'];
const onWeekdays = (...openings: [string, string][]): Week =>
  Object.fromEntries((['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => [day, openings]));

/** An agency's offices and assignment rules, and data of its people that their cards lack. */
interface Habits extends Pick<Team, 'offices' | 'rules' | 'callBack'> {
  readonly people: Readonly<Record<string, Partial<Team['people'][number]>>>;
}

/** Ids of the places that the offices in Eupen and Liège cover; Namur covers the rest. */
const EAST = [3109, 3110, 3112];
const OURTHE = [3106, 3107, 3108];

const HABITS: Readonly<Record<string, Habits>> = {
  duinzicht: {
    callBack: true,
    offices: [
      {
        id: 'lippenslaan',
        name: 'Duinzicht',
        street: 'Lippenslaan 287',
        zip: '8300',
        city: 'Knokke-Heist',
        phone: '050 55 12 80',
        whatsapp: '0470 00 12 80',
        email: 'hallo@duinzicht.example',
        hours: {
          week: { ...onWeekdays(['09:00', '18:00']), sat: [['10:00', '17:00']] },
          closed: [['2026-12-24', '2026-12-26']],
          note: w(
            'Zondag op afspraak, tijdens de schoolvakanties.',
            'Le dimanche sur rendez-vous, pendant les congés scolaires.',
            'Sundays by appointment, in the school holidays.',
            'Sonntags nach Vereinbarung, in den Schulferien.',
          ),
        },
      },
    ],
    people: {
      an: { languages: ['nl', 'fr', 'en'] },
      joris: { languages: ['nl', 'fr'], whatsapp: '0470 00 12 82' },
      pieter: { languages: ['nl', 'en', 'de'] },
      sofie: { languages: ['nl', 'fr', 'en', 'de'] },
    },
    rules: [
      { deeds: ['stay'], person: 'sofie' },
      { ways: ['holiday'], person: 'sofie' },
      { deeds: ['valuation'], person: 'pieter' },
      { ways: ['rent'], person: 'pieter' },
      // Heist, Duinbergen and Ramskapelle.
      { zips: ['8301'], ways: ['sale'], person: 'joris' },
      // Not assigned to a person: the office keeps the keys.
      { headTypes: [HEAD_TYPES.garage], office: 'lippenslaan' },
      { ways: ['sale'], person: 'an' },
    ],
  },
  'huis-haard': {
    callBack: true,
    offices: [
      {
        id: 'leuven',
        name: 'Huis & Haard',
        street: 'Bondgenotenlaan 118',
        zip: '3000',
        city: 'Leuven',
        phone: '016 29 44 10',
        email: 'hallo@huisenhaard.example',
        hours: {
          week: { ...onWeekdays(['09:00', '18:00']), sat: [['10:00', '16:00']] },
          closed: [['2026-12-24', '2027-01-02']],
        },
      },
    ],
    people: {
      lies: { languages: ['nl', 'fr', 'en'] },
      maarten: { languages: ['nl', 'en'], whatsapp: '0470 00 44 12' },
      nadia: { languages: ['nl', 'fr', 'en'] },
    },
    rules: [
      { project: true, person: 'nadia' },
      { deeds: ['valuation'], person: 'lies' },
      { zips: ['3000', '3001', '3010'], person: 'maarten' },
      // South of the forest people speak French.
      { areas: ['walloonBrabant'], person: 'nadia' },
      { zips: ['1050', '1070', '1180'], person: 'nadia' },
      { ways: ['sale', 'rent'], person: 'lies' },
    ],
  },
  ardenne: {
    callBack: false,
    offices: [
      {
        id: 'namur',
        name: 'Namur',
        street: 'Rue de Fer 64',
        zip: '5000',
        city: 'Namur',
        phone: '081 22 07 45',
        email: 'bonjour@ardennehabitat.example',
        hours: { week: { ...onWeekdays(['09:00', '18:00']), sat: [['10:00', '16:00']] } },
      },
      {
        id: 'eupen',
        name: 'Eupen',
        street: 'Gospertstraße 41',
        zip: '4700',
        city: 'Eupen',
        phone: '087 55 31 20',
        whatsapp: '0470 00 31 20',
        email: 'eupen@ardennehabitat.example',
        hours: {
          week: {
            ...onWeekdays(['09:30', '12:30'], ['13:30', '17:30']),
            wed: [['09:30', '12:30']],
          },
          note: f('Le samedi sur rendez-vous.', 'Samstags nach Vereinbarung.', 'Zaterdag op afspraak.'),
        },
      },
      {
        id: 'liege',
        name: 'Liège',
        street: 'Rue Saint-Gilles 12',
        zip: '4000',
        city: 'Liège',
        phone: '04 222 18 30',
        email: 'liege@ardennehabitat.example',
        hours: { week: { ...onWeekdays(['09:00', '12:30'], ['13:30', '18:00']) } },
      },
    ],
    people: {
      claire: { office: 'namur', languages: ['fr', 'nl'] },
      thomas: { office: 'eupen', languages: ['de', 'fr', 'nl'], whatsapp: '0470 00 31 20' },
      marc: { office: 'liege', languages: ['fr', 'de'] },
    },
    rules: [
      { project: true, person: 'claire' },
      { cities: EAST, person: 'thomas' },
      { cities: OURTHE, person: 'marc' },
      { areas: ['liege'], office: 'liege' },
      { areas: ['namur', 'hainaut', 'luxembourg'], person: 'claire' },
    ],
  },
};

/** Adds offices, people and assignment rules to a site; throws for an unknown site. */
export function withTeam(site: Site, people: readonly Person[]): Site {
  const habits = HABITS[site.id];
  if (habits === undefined) throw new Error(`No team for ${site.id}`);
  const [office] = habits.offices;
  const team: Team = {
    offices: habits.offices,
    callBack: habits.callBack,
    rules: habits.rules,
    people: people.map((person) => ({
      id: personId(person),
      name: `${person.firstname} ${person.lastname}`,
      role: person.role,
      office: office?.id,
      phone: person.phone,
      mobile: person.mobile,
      email: person.email,
      picture: person.portrait,
      ...habits.people[personId(person)],
    })),
  };
  return { ...site, settings: { ...site.settings, team } };
}
