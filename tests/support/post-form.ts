import { type Answer, ask } from './http.ts';
import { type AgencyId, at } from './sites.ts';

/** A posted form: the visitor's input, and differences from a browser's POST. */
interface PostedForm {
  readonly fields?: Readonly<Record<string, string>>;
  readonly port: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency key; a new one by default. */
  readonly key?: string;
  /** Milliseconds since the form was shown. */
  readonly filledIn?: number;
}

/** Posts a form like a browser without scripts, a minute after it was shown. */
export const postForm = (
  agency: AgencyId,
  path: string,
  { fields = {}, port, headers = {}, key = crypto.randomUUID(), filledIn = 60_000 }: PostedForm,
): Promise<Answer> =>
  ask(agency, path, {
    port,
    method: 'POST',
    headers: {
      origin: new URL(at(agency, '/', port)).origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams({
      'form-key': key,
      'form-shown': String(Date.now() - filledIn),
      homepage: '',
      ...fields,
    }).toString(),
  });
