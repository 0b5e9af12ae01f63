import { ForgottenAgainSchema } from '#wire/person.ts';
import type { Client } from '../client.ts';

interface Since {
  /** Time of the backup, ISO 8601. */
  readonly since: string;
  /** The restored site; null for all. */
  readonly site: string | null;
}

/** Erases again, in restored rows, the persons erased since the backup; returns the numbers of persons and rows. */
export async function forgetAgain(
  client: Client,
  { since, site }: Since,
): Promise<{ persons: number; rows: number }> {
  const persons = new Set<string>();
  let rows = 0;
  let after: string | null = null;
  do {
    const body = { since, ...(site === null ? {} : { site }), after };
    const forgotten = ForgottenAgainSchema.parse(await client.post('/persons/forget-again', body));
    for (const person of forgotten.persons) persons.add(person);
    rows += forgotten.rows;
    after = forgotten.after;
  } while (after !== null);
  return { persons: persons.size, rows };
}
