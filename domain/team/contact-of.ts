import type { InCharge } from './looks-after.ts';

/**
 * The contact shown on pages and in mails: the person in charge, else the office; null for the agency as a
 * whole.
 */
export function contactOf({ person, office }: InCharge) {
  const one = person ?? office;
  if (one === null) return null;
  return {
    name: one.name,
    phone: one.phone ?? office?.phone,
    mobile: person?.mobile,
    whatsapp: one.whatsapp ?? office?.whatsapp,
    email: one.email ?? office?.email,
    picture: person?.picture,
    pictureHash: person?.pictureHash,
    description: person?.role,
    languages: person?.languages === null ? null : person?.languages?.slice(),
  };
}
