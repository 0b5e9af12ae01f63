/**
 * "None" is never made of silence (decision 145): a member or a detail that is missing, empty, unticked or zero says
 * nothing in the record, whatever it is; and what a record says no to, the agency has chosen.
 */
import { describe, expect, it } from 'vitest';
import { member } from '../../mapping/read.ts';
import { MEMBERS } from './reduced.ts';
import { estateOf, mapped } from './testing/mapped.ts';
import { RECORDED, recordedHome } from './testing/recorded-homes.ts';

type Home = Readonly<Record<string, unknown>>;

/** Ways in which systems write nothing. */
const SILENCES: readonly unknown[] = [null, '', ' ', '0', 0, false, [], {}, { id: null }];

/** Members without which nobody may see the home, or can tell what is on offer: their silence hides or refuses it. */
const DECIDE = ['id', 'status', 'displayStatusId', 'purpose', 'purposeStatus', 'category'];

/** What the record of a home that says nothing more may have: its offer, and what is withheld. */
const BARE = {
  general: {
    headType: expect.anything(),
    subType: expect.anything(),
    transaction: { id: 1 },
    address: { visible: false, city: {}, country: { id: 'BE' } },
    price: { value: -1 },
    townPlanningViolation: 'UNKNOWN',
  },
};

const LOFT: Home = recordedHome(6_775_194);
const bare: Home = Object.fromEntries(Object.entries(LOFT).filter(([key]) => DECIDE.includes(key)));

describe('a home that says nothing', () => {
  it('has a record with nothing but its offer, and a measure that nobody knows', () => {
    expect(estateOf(bare)).toEqual(BARE);
  });

  it.each(SILENCES.map((silence) => [JSON.stringify(silence), silence] as const))(
    'in every member, by %s, has the same',
    (_, silence) => {
      const members = MEMBERS.filter((key) => !DECIDE.includes(key));
      expect(estateOf({ ...bare, ...Object.fromEntries(members.map((key) => [key, silence])) })).toEqual(
        BARE,
      );
    },
  );

  it.each(SILENCES.map((silence) => [JSON.stringify(silence), silence] as const))(
    'in every detail, by %s, has the same',
    (_, silence) => {
      const details = RECORDED.flatMap((home) => home.details).map((detail) => ({
        ...detail,
        value: silence,
        enum: silence,
      }));
      expect(estateOf({ ...bare, details })).toEqual(BARE);
    },
  );
});

describe('a member of a recorded home that falls silent', () => {
  /** Paths at which a record says no. */
  const noes = (value: unknown, path = ''): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => noes(inner, `${path}.${key}`))
      : [false, 'NO', 'NONE', 'INVALID', 'NOT_OBTAINED'].includes(value as string)
        ? [path]
        : [];

  it.each(RECORDED.map((home) => [home.id, home] as const))('of home %i never becomes a no', (_, home) => {
    for (const key of MEMBERS)
      for (const silence of [undefined, ...SILENCES]) {
        const one = mapped({ ...home, [key]: silence });
        const said = one.kind === 'home' ? noes(one.record.estate) : [];
        expect(
          said.filter((path) => path !== '.general.address.visible'),
          `${key}: ${JSON.stringify(silence)}`,
        ).toEqual([]);
      }
  });

  it.each(RECORDED.map((home) => [home.id, home] as const))(
    'of home %i, a detail alone, never becomes a no',
    (_, home) => {
      for (const [at] of home.details.entries())
        for (const silence of [undefined, ...SILENCES]) {
          const details = home.details.map((detail, place) =>
            place === at ? { ...detail, value: silence, enum: silence } : detail,
          );
          const one = mapped({ ...home, details });
          const said = one.kind === 'home' ? noes(one.record.estate) : [];
          expect(
            said.filter((path) => path !== '.general.address.visible'),
            `detail ${String(member(home.details[at], 'id'))}: ${JSON.stringify(silence)}`,
          ).toEqual([]);
        }
    },
  );

  it('but the agency’s own choice "none" is one', () => {
    const details = [{ id: 2712, value: 'aucune', enum: { id: 1837 } }];
    expect(noes(estateOf({ ...bare, details }))).toEqual([
      '.general.address.visible',
      '.general.townPlanningViolation',
    ]);
  });
});
