import type { StaffHomes } from '../../platform/answering/staff-homes.ts';
import { holdsStatement, requireRight, rightsRefusal } from '../../staff/rights.ts';
import { staffCaller } from '../../staff/sessions.ts';
import { personAndSite, seenHome } from './who-writes.ts';

/** What an agency's people may do to a home, for other capabilities. */
export const staffHomes: StaffHomes = {
  seen: async (siteId, { session, kind, home }, context, writes) => {
    const { me, site } = await personAndSite(siteId, session, context);
    if (writes) requireRight(me, 'homes');
    const { of } = await seenHome({ siteId, kind, home }, me, site, context.env.DB);
    return { me, site, home: of.home };
  },
  holds: (siteId, session, now) => holdsStatement(siteId, session, 'homes', now),
  refusal: rightsRefusal,
  caller: staffCaller,
};
