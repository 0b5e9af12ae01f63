import { describe, expect, it } from 'vitest';
import { newSite } from './new-site.ts';
import { withSettings } from './set-values.ts';

const { document } = newSite({
  id: 'zeezicht',
  name: 'Immo Zeezicht',
  hostnames: [],
  languages: 'nl,fr',
  defaultLanguage: undefined,
  source: undefined,
  like: null,
});
const TEAM = {
  offices: [
    { id: 'knokke', name: 'Knokke', hours: { week: { mon: [['09:00', '17:00']] } } },
    { id: 'heist', name: 'Heist' },
  ],
  people: [{ id: 'an', name: 'An Maes', office: 'knokke' }],
  rules: [],
};
const AGENCY = { ...document, settings: { ...document.settings, team: TEAM } };

const teamAfter = (...pairs: readonly string[]) =>
  (withSettings(AGENCY, pairs) as typeof AGENCY).settings.team;

describe('a path into a list', () => {
  it('sets hours of a day, and leaves the other days and offices', () => {
    const { offices } = teamAfter('settings.team.offices[0].hours.sat=10:00-12:00,13:30-16:00');
    expect(offices).toEqual([
      {
        ...TEAM.offices[0],
        hours: {
          week: {
            mon: [['09:00', '17:00']],
            sat: [
              ['10:00', '12:00'],
              ['13:30', '16:00'],
            ],
          },
        },
      },
      TEAM.offices[1],
    ]);
  });

  it('names an entry by its id', () => {
    expect(teamAfter('settings.team.people[an].phone=050 12 34 56').people).toEqual([
      { ...TEAM.people[0], phone: '050 12 34 56' },
    ]);
  });

  it('adds an entry behind the last one, and removes one', () => {
    const added = '{"id": "bo", "name": "Bo"}';
    expect(teamAfter(`settings.team.people[1]=${added}`).people).toHaveLength(2);
    expect(teamAfter('settings.team.offices[heist]=').offices).toEqual([TEAM.offices[0]]);
  });

  it('sets days on which an office is closed', () => {
    const { offices } = teamAfter('settings.team.offices[knokke].hours.closed=2026-12-24..2026-12-31');
    expect(offices[0]).toMatchObject({ hours: { closed: [['2026-12-24', '2026-12-31']] } });
  });
});

describe('a refusal has the shape and an example', () => {
  it.each([
    ['settings.team.offices[0].hours.sat=in the morning', 'hours such as 10:00-16:00'],
    ['settings.team.offices[7].phone=1', '[2] adds one'],
    ['settings.team.offices[7].phone=1', 'or by id: knokke, heist'],
    ['theme.accent=green', 'two colours, light and dark, such as #1f6f54,#7fc9ae'],
    ['theme.fontDisplay=comic', 'one of newsreader, bricolage-grotesque, literata'],
    ['theme.choices.hero=big', 'one of horizon, sheet, letter, words, wall'],
    ['theme.radius=80', 'a number from 0 to 24'],
    ['settings.contact=nobody', 'an object with email, phone, street'],
    ['settings.logo.light=my logo.png', 'the name of a picture'],
    ['settings.realisedPrices=perhaps', 'true or false'],
  ])('%s', (pair, sentence) => {
    expect(() => withSettings(AGENCY, [pair])).toThrow(sentence);
  });
});
