import { type Answer, ask } from './http.ts';
import { type AgencyId, at } from './sites.ts';

/** A form as it is posted: what the visitor typed, and what may differ from a browser's own POST. */
interface PostedForm {
  readonly fields?: Readonly<Record<string, string>>;
  readonly port: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency key; a new one unless told otherwise. */
  readonly key?: string;
  /** Milliseconds since the form was shown. */
  readonly filledIn?: number;
}

/** Posts a form as a browser without scripts does, a minute after it was shown. */
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
