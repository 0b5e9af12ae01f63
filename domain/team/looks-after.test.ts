import { describe, expect, it } from 'vitest';
import { chosenOffice, type Matter, personOfAddress, personOfContact, whoLooksAfter } from './looks-after.ts';
import type { Team } from './team.ts';

const TEAM: Team = {
  offices: [
    { id: 'quay', name: 'Kaai', email: 'quay@agency.test' },
    { id: 'hills', name: 'Heuvels' },
  ],
  people: [
    { id: 'an', name: 'An', office: 'quay', email: 'An@agency.test' },
    { id: 'bo', name: 'Bo', office: 'hills' },
    { id: 'cas', name: 'Cas' },
    { id: 'dee', name: 'Dee', office: 'gone' },
  ],
  rules: [
    { deeds: ['stay'], person: 'dee' },
    { ways: ['holiday'], office: 'quay' },
    { deeds: ['valuation'], areas: ['westFlanders'], person: 'an' },
    { project: true, zips: [3000], person: 'cas' },
    { project: true, person: 'bo' },
    // Names a person who does not exist: the next rule is tried.
    { cities: [2301], person: 'gone' },
    { cities: [2301], zips: ['3001'], areas: ['coast'], office: 'hills' },
    { headTypes: [4], ways: ['sale', 'rent'], person: 'bo' },
    { project: false, ways: ['rent'], person: 'cas' },
  ],
};

const contact = (rest: Omit<Matter, 'deed'> = {}): Matter => ({ deed: 'contact', ...rest });

describe('the person or office in charge, by the first matching rule', () => {
  it.each<[what: string, matter: Matter, person: string | null, office: string | null]>([
    ['a question of which nothing is known', contact(), null, null],
    ['a stay, by its deed', { deed: 'stay', kind: { way: 'holiday' } }, 'dee', null],
    ['a question about a rental, by how it is had', contact({ kind: { way: 'holiday' } }), null, 'quay'],
    ['a valuation in a province, by its zip', { deed: 'valuation', place: { zip: 8500 } }, 'an', 'quay'],
    ['a valuation in another one', { deed: 'valuation', place: { zip: '9000' } }, null, null],
    ['a valuation of no known place', { deed: 'valuation', place: null }, null, null],
    [
      'a project in a place that has a rule',
      contact({ place: { zip: '3000' }, kind: { project: true } }),
      'cas',
      null,
    ],
    ['any other project', contact({ place: { zip: '9000' }, kind: { project: true } }), 'bo', 'hills'],
    ['a municipality, by its id as text', contact({ place: { cityId: '2301' } }), null, 'hills'],
    ['a zip beside a municipality', contact({ place: { cityId: 9, zip: 3001 } }), null, 'hills'],
    ['the coast beside both', contact({ place: { zip: '8300' } }), null, 'hills'],
    ['a kind of home', contact({ kind: { headType: '4', way: 'sale', project: false } }), 'bo', 'hills'],
    ['the same kind, on no terms', contact({ kind: { headType: 4, way: null } }), null, null],
    ['a home to let that is no project', contact({ kind: { way: 'rent', project: false } }), 'cas', null],
    ['a home to let of which nobody knows that', contact({ kind: { way: 'rent' } }), null, null],
  ])('%s', (_what, matter, person, office) => {
    const found = whoLooksAfter(TEAM, matter);
    expect([found.person?.id ?? null, found.office?.id ?? null]).toEqual([person, office]);
  });

  it('is null without a team or without rules', () => {
    expect(whoLooksAfter(null, contact())).toEqual({ person: null, office: null });
    expect(whoLooksAfter({ ...TEAM, rules: [] }, { deed: 'stay' })).toEqual({ person: null, office: null });
  });

  it('comes from a rule without conditions when no other matches', () => {
    const team = { ...TEAM, rules: [...TEAM.rules, { office: 'hills' }] };
    expect(whoLooksAfter(team, contact()).office?.id).toBe('hills');
  });
});

describe('a person or office of the team', () => {
  it.each([
    ['their address, whatever its case', ' AN@agency.TEST ', 'an'],
    ['an unknown address', 'x@agency.test', undefined],
    ['no address', '', undefined],
    ['no address at all', null, undefined],
  ])('by %s', (_what, email, id) => {
    expect(personOfAddress(TEAM, email).person?.id).toBe(id);
  });

  it.each([
    ['their address, whatever the name', { name: 'Dirk', email: 'an@agency.test' }, 'an'],
    ['their whole name, where the address is nobody’s', { name: ' bo ', email: 'bo@elsewhere.test' }, 'bo'],
    ['a name in parts', { firstname: 'Cas', lastname: '' }, 'cas'],
    ['the address of an office alone', { name: 'Kaai', email: 'quay@agency.test' }, undefined],
    ['the address of an office with their name', { name: 'Bo', email: 'quay@agency.test' }, 'bo'],
    ['nothing', { name: ' ', email: ' ' }, undefined],
    ['another name', { name: 'Eva' }, undefined],
  ])('is named by a contact with %s', (_what, contact, id) => {
    expect(personOfContact(TEAM, contact)?.id).toBe(id);
  });

  it('is the one with the name, of several who share an address', () => {
    const shared = { ...TEAM, people: TEAM.people.map((one) => ({ ...one, email: 'all@agency.test' })) };
    expect(personOfContact(shared, { name: 'Cas', email: 'all@agency.test' })?.id).toBe('cas');
    expect(personOfContact(shared, { name: 'Eva', email: 'all@agency.test' })).toBeNull();
    expect(personOfContact(null, { name: 'Cas' })).toBeNull();
  });

  it('is found by the office that a visitor chose', () => {
    expect(chosenOffice(TEAM, 'hills')).toMatchObject({ person: null, office: { name: 'Heuvels' } });
    expect(chosenOffice(TEAM, 'moon')).toEqual({ person: null, office: null });
    expect(chosenOffice(undefined, 'hills')).toEqual({ person: null, office: null });
  });
});
