import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { PUBLIC_DOOR } from '../../platform/access/doors.ts';
import { publicCall } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';
import { SERVER, tell } from '../../testing/tell-scripted.ts';
import { aToken } from '../../testing/tokens.ts';
import { siteStatements } from '../index.ts';

const app = createApp(PUBLIC_DOOR);
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
let made = 0;
let id = '';
let token = '';
const stored = () => aSite(id, { hostnames: [`www.${id}.be`] });

beforeEach(async () => {
  id = `rights${++made}`;
  await store(siteStatements(stored()));
  token = (await aToken(id, 'operate')).text;
});

/** Sends a document with the agency's token, where the resolver has what `tell` set below the site's id. */
async function send(changes: object, by = token): Promise<{ status: number; fields: unknown }> {
  const headers = { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json' };
  const init = { method: 'PUT', headers, body: JSON.stringify({ ...stored(), ...changes }) };
  const bindings = { ...env, DNS_URL: `${SERVER}/${id}/dns` };
  const answer = await app.request(`/sites/${id}`, init, bindings, context);
  const { error } = await answer.json<{ error?: { fields?: unknown } }>();
  return { status: answer.status, fields: error?.fields };
}

const hostnames = async (): Promise<unknown> =>
  (await publicCall('GET', `/sites/${id}/document`).then((answer) => answer.json<{ hostnames: unknown }>()))
    .hostnames;

const txt = (...data: readonly string[]) => ({
  json: { Status: 0, Answer: data.map((text) => ({ type: 16, data: text })) },
});
const OTHER = (): string[] => [`www.${id}.be`, `new.${id}.be`];

describe('an agency’s own token', () => {
  it('writes the agency’s part: name, languages, settings, and fewer hostnames', async () => {
    const { settings } = stored();
    expect((await send({ name: 'Another', settings: { ...settings, footerLine: null } })).status).not.toBe(
      403,
    );
    expect((await send({ name: 'Another', hostnames: [] })).status).toBe(200);
    expect(await hostnames()).toEqual([]);
  });

  it('does not write the operator’s part, field by field', async () => {
    const { settings } = stored();
    expect(await send({ state: 'suspended', settings: { ...settings, features: [] } })).toEqual({
      status: 422,
      fields: {
        state: 'only the operator of the deployment sets it',
        'settings.features': 'only the operator of the deployment sets it',
      },
    });
  });

  it.each([
    ['no record', txt(), 'DNS does not show'],
    ['another agency’s', txt('"gevel-site=other"'), 'DNS does not show'],
    ['a longer text', txt('"gevel-site=rights1 and more"'), 'DNS does not show'],
    ['a resolver that fails', { status: 500, text: 'no' }, 'DNS could not be asked'],
    ['a resolver that answers no JSON', { text: '<p>' }, 'DNS could not be asked'],
  ])('does not name a hostname for which DNS shows %s', async (_, reported, said) => {
    await tell(id, { '/dns': reported });
    expect(await send({ hostnames: OTHER() })).toEqual({
      status: 422,
      fields: {
        'hostnames[1]': expect.stringMatching(
          `^${said}.*_gevel\\.new\\.${id}\\.be needs the TXT record gevel-site=${id}$`,
        ),
      },
    });
    expect(await hostnames()).toEqual([`www.${id}.be`]);
  });

  it('names one once DNS shows that it is the agency’s, also in two strings', async () => {
    await tell(id, { '/dns': txt('"v=spf1 -all"', `"gevel-" "site=${id}"`) });
    expect((await send({ hostnames: OTHER() })).status).toBe(200);
    expect(await hostnames()).toEqual(OTHER());
  });
});

it('the operator names any hostname, which counts at once, and sets the state', async () => {
  const operator = (await aToken('*', 'operate')).text;
  expect((await send({ hostnames: OTHER(), state: 'suspended' }, operator)).status).toBe(200);
  expect(await hostnames()).toEqual(OTHER());
});
