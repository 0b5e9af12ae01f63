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
