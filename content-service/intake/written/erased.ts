/** What erasing a person has left of a contact person in a version: nothing that goes out again. */
import { valueAt } from '#domain/fields/read.ts';

/** What stands in the place of an address, a name or a number that was erased. */
const ERASED = '…';

/** Whether a contact person is as somebody stored them: nothing of them was erased. */
export const isWhole = (contact: unknown): boolean =>
  typeof contact !== 'object' ||
  contact === null ||
  !Object.values(contact).some((member) => typeof member === 'string' && member.includes(ERASED));

/** A record of a version, without a contact person who was erased: the site's rules then say who it is. */
export function withoutErased(record: object): object {
  if (isWhole(valueAt(record, 'contact'))) return record;
  const { contact: _contact, ...others } = record as { readonly contact?: unknown };
  return others;
}

/** Whether a field of a version's draft is still what was typed. */
export const isTyped = ({ field, value }: { readonly field: string; readonly value: string }): boolean => {
  if (field !== 'contact' && !field.startsWith('contact.')) return true;
  const typed: unknown = JSON.parse(value);
  return typed !== ERASED && isWhole(typed);
};
