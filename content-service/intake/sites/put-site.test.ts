import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '#wire/site.ts';
import { beginRemoval } from '../../across/removal/remove-site.ts';
import { assetStatements } from '../../testing/assets.ts';
import { answerOf, get, publicGet, publicPost, put } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { hashOf } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';

let made = 0;
let id = '';
beforeEach(() => {
  id = `put${++made}`;
});

const putSite = (site: object, at = id) => put(`/sites/${at}`, site);

const settings = (changes: object): object => {
  const site = aSite(id);
  return { ...site, settings: { ...site.settings, ...changes } };
};

const picture = (name: string) =>
  assetStatements(id, {
    name,
    version: 'w60',
    r2Key: `${id}/${name}`,
    hash: '0'.repeat(64),
    contentType: 'image/webp',
    width: 60,
    height: 40,
    bytes: 84,
  });

const TEAM = {
  offices: [{ id: 'quay', name: 'Kaai' }],
  people: [{ id: 'an', name: 'An', office: 'quay', email: 'an@agency.test' }],
  rules: [{ deeds: ['stay'], person: 'an' }, { office: 'quay' }],
};

describe('PUT /sites/{siteId}', () => {
  it.each(['draft', 'live', 'suspended'] as const)('stores a site that is %s', async (state) => {
    const site = aSite(id, { state, hostnames: [`www.${id}.test`, `${id}.test`] });
    expect(await answerOf(await putSite(site))).toEqual({ status: 200, body: { outcome: 'new' } });
    expect(await answerOf(await publicGet(`/sites/${id}/document`))).toEqual({ status: 200, body: site });
    expect(await answerOf(await get(`/sites/by-hostname/${id}.test`))).toMatchObject({ body: { state } });
  });

  it('stores team and lead settings, and gives the site’s pages only the team', async () => {
    const leads = { by: 'both', address: 'https://crm.agency.example/leads' } as const;
    const { status } = await answerOf(await putSite(settings({ team: TEAM, leads })));
    expect(status).toBe(200);
    const reported = await answerOf(await get(`/sites/by-hostname/${id}.test`));
    expect(reported).toMatchObject({ body: { settings: { team: TEAM } } });
    expect(reported.body).not.toHaveProperty('settings.leads');
    expect((await answerOf(await get(`/sites/${id}`))).body).not.toHaveProperty('settings.leads');
    expect(await answerOf(await publicGet(`/sites/${id}/document`))).toMatchObject({
      body: { settings: { leads } },
    });
  });

  it('replaces only the document that was read, when the caller names it', async () => {
    await putSite(aSite(id));
    const read = new Uint8Array(await (await publicGet(`/sites/${id}/document`)).arrayBuffer());
    const seen = await hashOf(read);
    const named = (name: string) => put(`/sites/${id}?seen=${seen}`, aSite(id, { name }));
    await putSite(aSite(id, { state: 'suspended' }));
    expect(await answerOf(await named('Renamed'))).toMatchObject({
      status: 409,
      body: { error: { code: 'changed' } },
    });
    await putSite(aSite(id));
    expect((await answerOf(await named('Renamed'))).body).toEqual({ outcome: 'changed' });
    // The same again, after an answer that was lost.
    expect((await answerOf(await named('Renamed'))).body).toEqual({ outcome: 'same' });
    expect((await answerOf(await put(`/sites/${id}?seen=x`, aSite(id)))).status).toBe(400);
  });

  it('distinguishes a change from none, and outdates caches only after a change', async () => {
    await putSite(aSite(id));
    await env.CACHE.put(`version:${id}`, '1');
    expect(await answerOf(await putSite(aSite(id)))).toMatchObject({ body: { outcome: 'same' } });
    expect(await env.CACHE.get(`version:${id}`)).toBe('1');
    const changed = aSite(id, { state: 'suspended' });
    expect(await answerOf(await putSite(changed))).toMatchObject({ body: { outcome: 'changed' } });
    expect(Number(await env.CACHE.get(`version:${id}`))).toBeGreaterThan(1);
  });

  it('refuses a picture that the site does not have, by field, and takes it once it is there', async () => {
    await putSite(aSite(id));
    const named = settings({
      logo: { light: 'logo', dark: 'gone' },
      socialPicture: 'gone',
      team: { ...TEAM, people: [{ ...TEAM.people[0], picture: 'an' }] },
    });
    await store(picture('logo'));
    expect(await answerOf(await putSite(named))).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'refused',
          fields: {
            'settings.logo.dark': 'the site has no picture "gone"',
            'settings.socialPicture': 'the site has no picture "gone"',
            'settings.team.people[0].picture': 'the site has no picture "an"',
          },
        },
      },
    });
    await store([...picture('gone'), ...picture('an')]);
    expect(await answerOf(await putSite(named))).toMatchObject({ body: { outcome: 'changed' } });
    // A picture that is deleted later makes no other change impossible.
    await env.DB.prepare("DELETE FROM assets WHERE site_id = ? AND name = 'gone'").bind(id).run();
    expect((await putSite({ ...named, state: 'suspended' })).status).toBe(200);
  });

  it('is judged without writing: the outcome or the refusals that storing it would have', async () => {
    await putSite(aSite(id));
    const before = await answerOf(await publicGet(`/sites/${id}/document`));
    const judged = async (site: object) => answerOf(await publicPost(`/sites/${id}/judged`, site));
    expect(await judged(aSite(id))).toEqual({ status: 200, body: { outcome: 'same' } });
    expect(await judged(settings({ since: 1998 }))).toEqual({ status: 200, body: { outcome: 'changed' } });
    const refused = settings({ socialPicture: 'gone' });
    expect(await judged(refused)).toEqual(await answerOf(await putSite(refused)));
    expect(await answerOf(await publicGet(`/sites/${id}/document`))).toEqual(before);
  });

  it('deletes hostnames that it no longer has', async () => {
    await putSite(aSite(id, { hostnames: [`old.${id}.test`] }));
    await putSite(aSite(id, { hostnames: [`new.${id}.test`] }));
    expect((await get(`/sites/by-hostname/old.${id}.test`)).status).toBe(404);
    expect((await get(`/sites/by-hostname/new.${id}.test`)).status).toBe(200);
  });

  it('refuses a hostname of another site by field and value, and changes nothing', async () => {
    await putSite(aSite(id));
    const other = aSite(`${id}b`, { hostnames: [`b.${id}.test`, `${id}.test`] });
    expect(await answerOf(await putSite(other, `${id}b`))).toEqual({
      status: 409,
      body: {
        error: {
          code: 'hostname_taken',
          message: 'A hostname belongs to another site; see fields.',
          fields: { 'hostnames[1]': `"${id}.test" is a hostname of another site` },
        },
      },
    });
    expect((await get(`/sites/${id}b`)).status).toBe(404);
    expect(await answerOf(await get(`/sites/by-hostname/${id}.test`))).toMatchObject({ body: { id } });
  });

  it('keeps a hostname with one site when two claim it at once', async () => {
    const both = ['one', 'two'].map((name) => aSite(`${id}${name}`, { hostnames: [`${id}.test`] }));
    const statuses = await Promise.all(both.map(async (site) => (await putSite(site, site.id)).status));
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('refuses a site while an earlier one of its id is being removed', async () => {
    await putSite(aSite(id));
    await beginRemoval(env, id, new Date());
    expect(await answerOf(await putSite(aSite(id)))).toMatchObject({
      status: 409,
      body: { error: { code: 'site_removing' } },
    });
  });

  it.each<[string, () => object, string]>([
    ['no state', () => ({ ...aSite(id), state: undefined }), 'state'],
    ['a state that there is not', () => ({ ...aSite(id), state: 'open' }), 'state'],
    ['another id than the address', () => aSite('other'), 'id'],
    ['an unknown field', () => ({ ...aSite(id), colour: 'red' }), 'colour'],
    ['an unknown setting', () => settings({ colour: 'red' }), 'settings.colour'],
    [
      'a code of conduct that is no https address',
      () => settings({ legal: { codeOfConduct: { nl: 'javascript:alert(1)' } } }),
      'settings.legal.codeOfConduct.nl',
    ],
    ['an unknown title', () => settings({ legal: { titles: ['baron'] } }), 'settings.legal.titles[0]'],
    ['an unknown field of the identity', () => settings({ legal: { vat: '1' } }), 'settings.legal.vat'],
    ['a language that there is not', () => ({ ...aSite(id), locales: ['nl', 'es'] }), 'locales[1]'],
    ['a default language that it does not speak', () => aSite(id, { defaultLocale: 'de' }), 'defaultLocale'],
    ['a feature that there is not', () => settings({ features: ['chat'] }), 'settings.features[0]'],
    ['a colour that is none', () => ({ ...aSite(id), theme: { ink: ['red', '#fff'] } }), 'theme.ink[0]'],
    ['a phone that is a number', () => settings({ contact: { phone: 50 } }), 'settings.contact.phone'],
    ['a hostname with a path', () => aSite(id, { hostnames: ['a.test/x'] }), 'hostnames[0]'],
    ['an address by number', () => aSite(id, { hostnames: ['127.0.0.1'] }), 'hostnames[0]'],
    ['a hostname twice', () => aSite(id, { hostnames: ['a.test', 'A.test'] }), 'hostnames[1]'],
    [
      'a hash of its own',
      () => settings({ logo: { light: 'x', lightHash: '0123456789ab' } }),
      'settings.logo.lightHash',
    ],
    [
      'a rule that names nobody of the team',
      () => settings({ team: { ...TEAM, rules: [{ person: 'bo' }] } }),
      'settings.team.rules[0].person',
    ],
    [
      'a rule that names no office of the team',
      () => settings({ team: { ...TEAM, rules: [{ office: 'moon' }] } }),
      'settings.team.rules[0].office',
    ],
    [
      'a rule that names nobody at all',
      () => settings({ team: { ...TEAM, rules: [{ deeds: ['stay'] }] } }),
      'settings.team.rules[0]',
    ],
    [
      'a rule behind one that fits everything',
      () => settings({ team: { ...TEAM, rules: [{ person: 'an' }, { deeds: ['stay'], person: 'an' }] } }),
      'settings.team.rules[0]',
    ],
    [
      'a rule for a province that there is not',
      () => settings({ team: { ...TEAM, rules: [{ areas: ['zeeland'], person: 'an' }] } }),
      'settings.team.rules[0].areas[0]',
    ],
    [
      'a person of no office of the team',
      () => settings({ team: { ...TEAM, people: [{ id: 'an', name: 'An', office: 'moon' }] } }),
      'settings.team.people[0].office',
    ],
    [
      'an address that is none',
      () => settings({ team: { ...TEAM, people: [{ id: 'an', name: 'An', email: 'an@' }] } }),
      'settings.team.people[0].email',
    ],
    [
      'a person whose name is spaces',
      () => settings({ team: { ...TEAM, people: [{ id: 'an', name: ' \u00a0' }] } }),
      'settings.team.people[0].name',
    ],
    [
      'two people of one id',
      () => settings({ team: { ...TEAM, people: [...TEAM.people, ...TEAM.people] } }),
      'settings.team.people[1].id',
    ],
    [
      'hours that end before they begin',
      () =>
        settings({
          team: {
            ...TEAM,
            offices: [{ id: 'quay', name: 'Kaai', hours: { week: { mon: [['18:00', '09:00']] } } }],
          },
        }),
      'settings.team.offices[0].hours.week.mon[0]',
    ],
    ['calls to nowhere', () => settings({ leads: { by: 'call' } }), 'settings.leads.address'],
    [
      'calls to a number',
      () => settings({ leads: { by: 'both', address: 'https://127.1/' } }),
      'settings.leads.address',
    ],
    [
      'a way to hear of leads that there is not',
      () => settings({ leads: { by: 'fax' } }),
      'settings.leads.by',
    ],
  ])('refuses %s and stores nothing', async (_what, document, field) => {
    const { status, body } = await answerOf(await putSite(document()));
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { code: 'refused', fields: { [field]: expect.any(String) } } });
    expect((await get(`/sites/${id}`)).status).toBe(404);
  });

  it.each(['by-hostname', 'pictures'])('refuses the reserved id %s', async (reserved) => {
    expect((await putSite(aSite(reserved), reserved)).status).toBe(422);
  });
});

describe('GET /sites', () => {
  it('lists every site except those being removed, each as it was put', async () => {
    const [stored, going] = [aSite(id, { state: 'draft' }), aSite(`${id}b`)];
    await putSite(stored);
    await putSite(going, going.id);
    await beginRemoval(env, going.id, new Date());
    const { sites } = await (await publicGet('/sites')).json<{ sites: Site[] }>();
    expect(sites).toContainEqual(stored);
    expect(sites.map((site) => site.id)).not.toContain(going.id);
  });
});
