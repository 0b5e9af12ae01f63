import type { StaffMe, StaffRight } from '#wire/staff.ts';

/** The person of an agency who has signed in, with these rights. */
export const meWith = (...rights: readonly StaffRight[]): StaffMe => ({
  id: '0a1b2c3d4e5f',
  name: 'An Smet',
  email: 'an@agency.test',
  sees: 'all',
  rights: [...rights],
  renewed: false,
});
