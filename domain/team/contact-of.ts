import type { InCharge } from './looks-after.ts';

/** The name of a contact, as far as it is known. */
interface ContactName {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** The whole name of a contact; empty without one. `name` alone is a full name; beside a first name it may be the family name. */
export function nameOfContact({ firstname, lastname, name }: ContactName): string {
  const parts = [firstname, lastname].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  const single = name?.trim() ?? '';
  return parts.length === 2 || single === '' ? parts.join(' ') : single;
}

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
