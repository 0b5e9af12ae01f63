/** The person in charge of a home is the same on its page, in mails and in the agenda (decision 72). */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAppointmentEstate } from './appointments/estate.ts';
import { rentalRecipient } from './estates/in-charge.ts';
import {
  contactInfoStatements,
  estateStatements,
  rentalUnitStatements,
  siteStatements,
} from './intake/index.ts';
import { addressKey } from './platform/hash.ts';
import { lapseStays, remindOfStays } from './rentals/stays/lapse.ts';
import { callAt } from './testing/agenda.ts';
import { assetStatements } from './testing/assets.ts';
import { answerOf, get } from './testing/call.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { aContactRequest, postOnce, rowsOf } from './testing/messages.ts';
import { aRentalUnit, aStay, RATES } from './testing/rentals.ts';
import { store } from './testing/store.ts';
import { valuationRecipient } from './valuations/recipient.ts';

const base = aSite('team');
const SITE = {
  ...base,
  settings: {
    ...base.settings,
    features: ['rentals' as const],
    contact: { email: 'hello@agency.test' },
    team: {
      offices: [
        { id: 'quay', name: 'Kaai', email: 'quay@agency.test' },
        { id: 'mute', name: 'Stil' },
      ],
      people: [
        { id: 'an', name: 'An', office: 'quay', email: 'an@agency.test', whatsapp: '0470 00 12 81' },
        { id: 'bo', name: 'Bo', office: 'quay' },
        { id: 'cas', name: 'Cas', email: 'cas@agency.test', picture: 'not-stored' },
        { id: 'dee', name: 'Dee', picture: 'portrait-dee' },
      ],
      rules: [
        { deeds: ['stay' as const], person: 'cas' },
        { deeds: ['viewing' as const], person: 'an' },
        { project: true, person: 'cas' },
        { zips: ['3000'], person: 'bo' },
        { cities: [7], ways: ['sale' as const], person: 'an' },
      ],
    },
  },
};
const knokke = aCity(7, '8300', 'Knokke', 51.3, 3.2);
const leuven = aCity(8, '3000', 'Leuven', 50.8, 4.7);
const vienna = { ...aCity(9, '3000', 'Wien', 48.2, 16.3), country: { id: 'AT' } };

beforeAll(() =>
  store(
    siteStatements(SITE),
    estateStatements('team', anEstate(1, { address: knokke })),
    estateStatements('team', anEstate(2, { address: { ...leuven, visible: false } })),
    estateStatements('team', anEstate(3, { address: vienna })),
    estateStatements('team', anEstate(4, { address: knokke })),
    contactInfoStatements('team', '4', { name: 'Dirk', email: 'AN@agency.test' }),
    estateStatements('team', anEstate(5, { address: knokke, project: true })),
    contactInfoStatements('team', '5', { name: 'Eva', email: 'eva@agency.test' }),
    estateStatements('team', anEstate(6, { address: knokke, parentId: 5 })),
    estateStatements(
      'team',
      anEstate(7, { address: knokke, transaction: { id: 2, name: { nl: 'Te huur' } } }),
    ),
    estateStatements('team', anEstate(8, { address: leuven, project: true })),
    estateStatements('team', anEstate(9, { address: leuven, parentId: 8 })),
    rentalUnitStatements('team', aRentalUnit('sea-1'), { rates: RATES }),
    assetStatements('team', {
      name: 'portrait-dee',
      version: 'w400',
      r2Key: 'pictures/dee',
      hash: 'd'.repeat(64),
      contentType: 'image/webp',
      width: 400,
      height: 400,
      bytes: 9,
    }),
  ),
);

describe('the person in charge of a home', () => {
  it.each([
    ['its own by rule', '1', 'An', 'an@agency.test'],
    [
      'a hidden one, by its zip, whose person has no address: their office has',
      '2',
      'Bo',
      'quay@agency.test',
    ],
    ['one abroad, whatever its zip', '3', null, 'hello@agency.test'],
    ['one that names somebody itself', '4', 'Dirk', 'an@agency.test'],
    ['a unit, whose project names somebody', '6', 'Eva', 'eva@agency.test'],
    ['one to let, for which there is no rule', '7', null, 'hello@agency.test'],
    ['a unit of a project, as the project', '9', 'Cas', 'cas@agency.test'],
  ])('is the same on its page and in the mail: %s', async (_what, id, name, address) => {
    const reported = await get(`/sites/team/estates/${id}/contact-info`);
    const contact = reported.status === 204 ? null : await reported.json<{ name?: string }>();
    expect(contact?.name ?? null).toBe(name);
    const before = await noticesTo(address);
    const asked = { ...aContactRequest, kind: 'estate', estateId: id, email: `v${id}@example.be` };
    expect((await postOnce('/sites/team/contact-requests', asked)).status).toBe(202);
    expect(await noticesTo(address)).toBe(before + 1);
  });

  it('adds the team’s data of a person whom a home names, without a missing portrait', async () => {
    expect(await (await get('/sites/team/estates/4/contact-info')).json()).toMatchObject({
      whatsapp: '0470 00 12 81',
    });
    expect(await (await get('/sites/team/estates/9/contact-info')).json()).not.toHaveProperty('picture');
  });

  it.each([
    ['1', 'an@agency.test'],
    ['9', 'an@agency.test'],
    ['4', 'AN@agency.test'],
    ['6', 'eva@agency.test'],
  ])('shows home %s as rules for viewings say', async (id, address) => {
    expect((await findAppointmentEstate(env.DB, SITE, id))?.representative).toBe(address);
  });

  it('gets stays by a rule, and questions about a rental without one', async () => {
    expect(await rentalRecipient(env.DB, SITE, 'stay', 'sea-1')).toBe('cas@agency.test');
    expect(await rentalRecipient(env.DB, SITE, 'contact', 'sea-1')).toBe('hello@agency.test');
  });
});

const noticesTo = async (address: string): Promise<number> =>
  (await rowsOf<{ kind: string; recipient_key: string }>('outbox', 'team')).filter(
    ({ kind, recipient_key }) => kind === 'contact-notice' && recipient_key === addressKey(address),
  ).length;

describe('an office that a visitor chose', () => {
  it.each([
    ['is written to', 'quay', 'quay@agency.test'],
    ['without an address leaves it to the agency', 'mute', 'hello@agency.test'],
  ])('%s', async (_what, office, address) => {
    const before = await noticesTo(address);
    const asked = { ...aContactRequest, office, email: `${office}@example.be` };
    expect((await postOnce('/sites/team/contact-requests', asked)).status).toBe(202);
    expect(await noticesTo(address)).toBe(before + 1);
  });

  it.each([
    ['that there is not', { office: 'moon' }, { office: 'invalid' }],
    ['about a home', { kind: 'estate', estateId: '1', office: 'quay' }, expect.anything()],
    ['and a call without a number', { callBack: 'noon' }, { phone: 'required' }],
    ['and a call at night', { callBack: 'night', phone: '050 55 12 80' }, { callBack: 'invalid' }],
  ])('is refused: %s', async (_what, changes, fields) => {
    const answer = await answerOf(
      await postOnce('/sites/team/contact-requests', { ...aContactRequest, ...changes }),
    );
    expect(answer).toMatchObject({ status: 400, body: { error: { fields } } });
  });
});

describe('a home to be valued', () => {
  it.each([
    ['Naamsestraat 12, 3000 Leuven', 'quay@agency.test'],
    ['Bondgenotenlaan 1234 bus 3, 3000', 'quay@agency.test'],
    ['Kerkstraat 3000, 9000 Gent', 'hello@agency.test'],
    ['Naamsestraat 12, Leuven', 'hello@agency.test'],
    ['Gebouw 30001', 'hello@agency.test'],
  ])('goes to the person in charge of its zip: %s', (address, recipient) => {
    expect(valuationRecipient(SITE, { address })).toBe(recipient);
  });
});

describe('a stay that waits for its answer', () => {
  it('sends reminder and lapse to the same address as its request', async () => {
    const body = { ...aStay, rentalUnitId: 'sea-1', from: '2027-07-03', to: '2027-07-10' };
    const asked = { now: '2026-11-21T12:00:00.000Z', params: { siteId: 'team' }, body };
    expect((await callAt('reserveStay', asked)).error).toBeNull();
    await remindOfStays(env.DB, new Date('2026-11-27T12:00:00.000Z'));
    await lapseStays(env.DB, new Date('2026-11-29T12:00:00.000Z'));
    const mails = await rowsOf<{ kind: string; recipient: string }>('outbox', 'team');
    expect(
      mails
        .filter(({ kind }) => /^stay-(notice|reminder|lapsed-notice)$/.test(kind))
        .map(({ recipient }) => recipient),
    ).toEqual(Array.from({ length: 3 }, () => 'cas@agency.test'));
  });
});

describe('the site document of pages', () => {
  it.each(['/sites/team', '/sites/by-hostname/team.test'])(
    '%s names portraits that are stored',
    async (path) => {
      const { settings } = await (await get(path)).json<{ settings: { team: { people: object[] } } }>();
      const [, , cas, dee] = settings.team.people;
      expect(cas).not.toHaveProperty('picture');
      expect(dee).toMatchObject({
        picture: 'portrait-dee',
        pictureHash: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
    },
  );
});
