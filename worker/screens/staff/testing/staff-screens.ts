/** The screens of the staff, for tests of all of them; read in a browser's tests too. */
import { type RouteParams, SCREENS, type Screen } from '#domain/routes.ts';

export type StaffScreen = Extract<Screen, 'staff' | `staff-${string}`>;
const HOME = { kind: 'estate', id: '501' };

/** The parameters of every screen of the staff: a new one does not compile without its row. */
export const STAFF_PARAMS: Readonly<Record<StaffScreen, RouteParams>> = {
  staff: {},
  'staff-sign-in': {},
  'staff-enter': { token: 'T'.repeat(43) },
  'staff-journal': {},
  'staff-devices': {},
  'staff-hours': {},
  'staff-people': {},
  'staff-site': {},
  'staff-site-part': { part: 'hours', id: 'leuven' },
  'staff-figures': {},
  'staff-window': {},
  'staff-news': {},
  'staff-news-item': { id: 'news-winter-sale' },
  'staff-pages': {},
  'staff-page': { id: 'about' },
  'staff-page-look': { id: 'about' },
  'staff-homes': {},
  'staff-home': HOME,
  'staff-home-publish': HOME,
  'staff-home-pictures': HOME,
  'staff-home-versions': HOME,
  'staff-home-seller': HOME,
  'staff-home-action': { ...HOME, action: 'withdraw' },
  'staff-case': { kind: 'contact', id: 'm1', deed: 'answered' },
};
export const isStaffScreen = (screen: Screen): screen is StaffScreen => Object.hasOwn(STAFF_PARAMS, screen);
export const STAFF_SCREENS = SCREENS.filter(isStaffScreen);
