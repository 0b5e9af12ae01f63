import type { StaffAgenda } from '../../platform/answering/staff-agenda.ts';
import { findAgendaSettings } from '../agenda.ts';
import { endOpenHouse, findOpenHouses, setOpenHouse } from '../own-open-houses.ts';
import { closeAgenda, openAgenda } from './close-agenda.ts';
import { closureView, findClosures } from './closures.ts';

/** The agenda functions of the agency's own page. */
export const STAFF_AGENDA: StaffAgenda = {
  show: async (db, siteId, { now, locale }) => {
    const [settings, closures, openHouses] = await Promise.all([
      findAgendaSettings(db, siteId),
      findClosures(db, siteId, now),
      findOpenHouses(db, siteId, now, locale),
    ]);
    const agents = (settings?.agents ?? []).map(({ id, name, email }) => ({ id, name, email }));
    return { agents, closures: closures.map(closureView), openHouses };
  },
  setOpenHouse,
  endOpenHouse,
  close: async (siteId, request, context) => {
    await closeAgenda(siteId, request, context);
  },
  open: async (siteId, id, context) => {
    await openAgenda(siteId, id, context);
  },
};
