/**
 * A server on loopback that speaks as Whise does around its recorded answer: tokens in two steps, lists by pages with
 * errors inside a 200, pictures, and the faults that a vendor has.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { VALIDATION_ERROR } from '#content-service/intake/feeds/kinds/whise/testing/recorded.ts';
import { listen, sendHuge, sendPhoto, textOf } from './vendor-server.ts';
import type { WhiseHome } from './whise-homes.ts';

/** Ways in which a list fails. */
export type WhiseFault =
  | 'key-refused'
  | 'client-refused'
  | 'too-often'
  | 'hangs'
  | 'failing'
  | 'html'
  | 'huge'
  | 'cut'
  | 'short'
  | 'endless'
  | 'same-page'
  | 'other-client'
  | 'error-inside'
  | 'no-list'
  | 'expired-token';

interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The credential and client that the server knows. */
export const WHISE_CLIENT = '13066';
const [USERNAME, PASSWORD] = ['agency@gevel.example', 'correct horse battery'];

export interface WhiseServer {
  readonly address: string;
  /** The deployment's account at it. */
  readonly account: { readonly username: string; readonly password: string; readonly address: string };
  /** Everything that was asked, oldest first. */
  readonly asked: Asked[];
  /** Replaces all homes. */
  has(homes: readonly WhiseHome[]): void;
  /** Changes a home, at the time of the change (without an offset, as the vendor writes it); undefined removes a member. */
  change(id: number, changes: Readonly<Record<string, unknown>>, at?: string): void;
  /** The vendor forgets a home. */
  forget(id: number): void;
  /** The next answers are like this; null for good ones. */
  fares(fault: WhiseFault | null): void;
  /** Answers of pictures: a status for those whose path contains the text, instead of the picture. */
  picture(part: string, status: number): void;
  readonly stop: () => Promise<void>;
}

const PAGE = 50;
type Members = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown): number | null =>
  isGroup(value) && typeof value.id === 'number' ? value.id : null;
const numbersIn = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value.map(Number) : null;

async function bodyOf(request: IncomingMessage): Promise<Members> {
  const text = await textOf(request);
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return isGroup(value) ? value : {};
}

const send = (response: ServerResponse, status: number, value: unknown): void => {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
};

/** Homes of a filter, as far as our client uses it; archived and deleted ones only when asked for. */
function filtered(homes: Iterable<WhiseHome>, filter: Members): readonly WhiseHome[] {
  const ids = numbersIn(filter.EstateIds);
  const statuses = numbersIn(filter.StatusIds) ?? [1];
  const range = isGroup(filter.UpdateDateTimeRange) ? filter.UpdateDateTimeRange : {};
  const least = typeof range.Min === 'string' ? range.Min : '';
  return [...homes].filter(
    (home) =>
      (ids === null || ids.includes(home.id)) &&
      statuses.includes(idOf(home.status) ?? 0) &&
      String(home.updateDateTime) >= least,
  );
}

/** Languages that the server knows; another one is an error for the whole list. */
const LANGUAGES = ['nl-BE', 'fr-BE', 'en-GB', 'de-DE'];

/** A home with the texts of these languages. */
const inLanguages = (home: WhiseHome, languages: readonly string[]): WhiseHome => ({
  ...home,
  ...Object.fromEntries(
    ['longDescription', 'shortDescription', 'sms'].flatMap((key) => {
      const texts = home[key];
      return Array.isArray(texts)
        ? [[key, texts.filter((one: Members) => languages.includes(String(one.languageId)))]]
        : [];
    }),
  ),
});

/** Answers a request for a picture, by its path. */
type Pictures = (path: string, request: IncomingMessage, response: ServerResponse) => void;

const STORAGE = 'whisestorageprod.blob.core.windows.net';
const isElsewhere = ({ urlXXL: address }: Members): boolean =>
  typeof address === 'string' && URL.canParse(address) && new URL(address).host !== STORAGE;

/** Starts the server on a free port; `pictures` answers for them, instead of one photograph for all. */
export async function openWhise(
  initial: readonly WhiseHome[] = [],
  pictures: Pictures | null = null,
): Promise<WhiseServer> {
  const homes = new Map<number, WhiseHome>();
  const asked: Asked[] = [];
  const refusedPictures = new Map<string, number>();
  let fault: WhiseFault | null = null;
  let tokens = 0;
  const given = new Set<string>();
  const newToken = (of: string): string => {
    tokens += 1;
    const token = `${of}-${tokens}`;
    given.add(token);
    return token;
  };
  const bearer = ({ headers }: IncomingMessage): string =>
    (headers.authorization ?? '').replace(/^Bearer /, '');

  const led = (home: WhiseHome, picture: Members): Members => ({
    ...picture,
    ...Object.fromEntries(
      ['200', '640', '1600'].map((size, at) => [
        ['urlSmall', 'urlLarge', 'urlXXL'][at],
        `${address}/pictures/${home.id}/${size}/${picture.id}.jpg`,
      ]),
    ),
  });

  /** Picture addresses lead to this server, but for those at a host that is not the vendor's. */
  const shown = (home: WhiseHome): WhiseHome => ({
    ...home,
    pictures: (Array.isArray(home.pictures) ? home.pictures : []).map((picture: Members) =>
      isElsewhere(picture) ? picture : led(home, picture),
    ),
  });

  function list(response: ServerResponse, body: Members): void {
    const filter = isGroup(body.Filter) ? body.Filter : {};
    const page = isGroup(body.Page) ? body.Page : {};
    const [limit, offset] = [Number(page.Limit ?? PAGE), Number(page.Offset ?? 0)];
    const all = filtered(homes.values(), filter);
    const languages = Array.isArray(filter.LanguageIds) ? filter.LanguageIds.map(String) : ['nl-BE'];
    const from = fault === 'same-page' ? 0 : offset;
    let estates = all.slice(from, from + limit).map((home) => inLanguages(shown(home), languages));
    let totalCount = all.length;
    if (fault === 'short') estates = estates.slice(1);
    if (fault === 'other-client') estates = estates.map((home) => ({ ...home, clientId: 99_999 }));
    if (fault === 'endless') {
      estates = Array.from(
        { length: limit },
        (_, at) => ({ ...all[0], id: 9_000_000 + offset + at }) as WhiseHome,
      );
      totalCount = 1_000_000;
    }
    const errors =
      fault === 'error-inside' || !isGroup(body.Page) || languages.some((one) => !LANGUAGES.includes(one))
        ? { isValidRequest: true, validationErrors: [VALIDATION_ERROR] }
        : {};
    const answer = { estates, totalCount, isValidRequest: true, ...errors };
    if (fault === 'cut') {
      const text = JSON.stringify(answer);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(text.slice(0, text.length / 2));
    } else send(response, 200, answer);
  }

  function failed(response: ServerResponse): boolean {
    switch (fault) {
      case 'too-often':
        response.writeHead(429, { 'Retry-After': '120' }).end();
        return true;
      case 'failing':
        send(response, 500, { Message: 'An error has occurred.', ExceptionMessage: 'Timeout expired.' });
        return true;
      case 'html':
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Maintenance</title>');
        return true;
      case 'no-list':
        send(response, 200, { Message: 'ok' });
        return true;
      case 'huge':
        sendHuge(response, 'application/json');
        return true;
      case 'hangs':
        return true;
      default:
        return false;
    }
  }

  async function servePicture(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (pictures !== null) return pictures(path, request, response);
    const refused = [...refusedPictures].find(([part]) => path.includes(part));
    if (refused !== undefined) {
      response.writeHead(refused[1]).end();
      return;
    }
    return sendPhoto(response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/pictures/')) return servePicture(path, request, response);
    const body = await bodyOf(request);
    asked.push({ path, body });
    if (path === '/token') {
      const known = body.Username === USERNAME && body.Password === PASSWORD && fault !== 'key-refused';
      return known
        ? send(response, 200, { token: newToken('account') })
        : send(response, 401, { Message: 'Unauthorized' });
    }
    if (!given.has(bearer(request))) return send(response, 401, { Message: 'Unauthorized' });
    if (path === '/v1/admin/clients/token') {
      const known = String(body.ClientId) === WHISE_CLIENT && fault !== 'client-refused';
      return known
        ? send(response, 200, { token: newToken('client') })
        : send(response, 403, { Message: 'Forbidden' });
    }
    if (path !== '/v1/estates/list') return send(response, 404, { Message: 'Not found' });
    if (!bearer(request).startsWith('client-')) return send(response, 401, { Message: 'Unauthorized' });
    if (fault === 'expired-token') {
      given.clear();
      fault = null;
      return send(response, 401, { Message: 'Token expired' });
    }
    if (!failed(response)) list(response, body);
  }

  const { address, stop } = await listen(answer, (response, error) =>
    send(response, 400, { Message: String(error) }),
  );
  const has = (all: readonly WhiseHome[]): void => {
    homes.clear();
    for (const home of all) homes.set(home.id, home);
  };
  has(initial);
  return {
    address,
    account: { username: USERNAME, password: PASSWORD, address },
    asked,
    has,
    change(id, changes, at = new Date().toISOString().slice(0, 19)) {
      const home = homes.get(id);
      if (home === undefined) throw new Error(`the vendor has no home ${id}`);
      homes.set(id, JSON.parse(JSON.stringify({ ...home, ...changes, updateDateTime: at })));
    },
    forget(id) {
      homes.delete(id);
    },
    fares(how) {
      fault = how;
    },
    picture(part, status) {
      refusedPictures.set(part, status);
    },
    stop,
  };
}
