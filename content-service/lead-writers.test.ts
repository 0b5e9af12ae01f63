/**
 * Content of lead calls for viewings and valuations (decision 72); contact requests: `leads/leads.test.ts`.
 */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LeadCallSchema, type LeadNews } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import { viewingLead } from './appointments/lead.ts';
import { appointmentStatement } from './appointments/statements.ts';
import { estateStatements, siteStatements } from './intake/index.ts';
import { tokenFor, tokenHash } from './platform/tokens.ts';
import { anAgency, anAppointment, callAt } from './testing/agenda.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { aValuationRequest, rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';
import { valuationLead } from './valuations/lead.ts';

const SITE = aSite('writers');
const START = Date.parse('2027-07-01T10:00:00Z');
const asked = {
  deed: 'viewing',
  news: 'asked',
  subjectId: 'f'.repeat(64),
  origin: null,
  recipient: null,
  createdAt: '2026-11-23T10:00:00.000Z',
} as const;

it('contain a viewing by its number only, with public data of a hidden home, until it is cancelled', async () => {
  await store(
    siteStatements(SITE),
    estateStatements(
      'writers',
      anEstate(1, { address: { ...aCity(7, '8300', 'Knokke', 51.3, 3.2), visible: false } }),
    ),
    [
      appointmentStatement(
        {
          siteId: 'writers',
          id: asked.subjectId,
          seed: 'seed',
          estateId: '1',
          agentId: 'an',
          slot: { start: START, end: START + 1_800_000, occupiedUntil: START + 3_600_000 },
          origin: 'https://writers.test',
          details: {
            firstname: 'Els',
            lastname: 'Wouters',
            email: 'els@example.be',
            locale: 'fr',
            agent: { name: 'An', phone: null, email: 'an@agency.test' },
          },
        },
        new Date(asked.createdAt),
      ),
    ],
  );
  const lead = LeadCallSchema.parse((await viewingLead(asked, { db: env.DB, site: SITE }))?.call);
  expect(lead).toMatchObject({
    type: 'lead.viewing',
    data: {
      number: 'f'.repeat(16),
      visitor: { firstname: 'Els', phone: null, locale: 'fr' },
      home: { kind: 'estate', id: '1' },
      viewing: { start: '2027-07-01T12:00:00+02:00', agent: { email: 'an@agency.test' } },
    },
  });
  expect(lead.data.home?.url).toMatch(/^https:\/\/writers\.test\//);
  expect(JSON.stringify(lead)).not.toMatch(/Knokkestraat|f{17}/);
  await env.DB.prepare(
    "UPDATE appointments SET state = 'cancelled', cancelled_at = ? WHERE site_id = 'writers'",
  )
    .bind(asked.createdAt)
    .run();
  expect(await viewingLead(asked, { db: env.DB, site: SITE })).toBeNull();
});

describe('the call of a request', () => {
  const NOW = '2026-11-21T12:00:00.000Z';
  const at = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
  let made = 0;

  /** An agency that receives leads by calls, or by both ways. */
  async function anAgencyThatHears(by: 'call' | 'both') {
    const id = `hears-${++made}`;
    const base = aSite(id);
    const settings: Site['settings'] = {
      ...base.settings,
      features: ['agenda'],
      contact: { email: 'office@agency.test' },
      leads: { by, address: 'https://crm.agency.example/hook' },
    };
    const site = { ...base, settings };
    await store(anAgency(id), siteStatements(site));
    const call = (operation: string, now: string, params: object, body?: unknown) =>
      callAt(operation, { now, params: { siteId: id, ...params }, body });
    /** Waiting calls in order, each with its current content; marks them as taken. */
    const calls = async () => {
      const rows = await rowsOf<{
        id: string;
        deed: 'viewing' | 'valuation';
        news: LeadNews;
        subject_id: string;
        state: string;
      }>('lead_calls', id);
      const written = [];
      for (const row of rows.filter(({ state }) => state === 'due')) {
        const lead = { ...asked, ...row, subjectId: row.subject_id, createdAt: NOW };
        const said = await { viewing: viewingLead, valuation: valuationLead }[row.deed](lead, {
          db: env.DB,
          site,
        });
        written.push(said === null ? null : LeadCallSchema.parse(said.call));
        await env.DB.prepare('UPDATE lead_calls SET state = ? WHERE site_id = ? AND id = ?')
          .bind(said === null ? 'void' : 'sent', id, row.id)
          .run();
      }
      return written;
    };
    const mails = async () =>
      (await rowsOf<{ id: string }>('outbox', id)).map((mail) => mail.id.replace(/-[0-9a-f-]{36,}.*$/, ''));
    return { call, calls, mails };
  }

  it.each(['call', 'both'] as const)(
    'a viewing that is moved and cancelled goes the way of leads: %s',
    async (by) => {
      const { call, calls, mails } = await anAgencyThatHears(by);
      const booked = await call('bookAppointment', NOW, {}, anAppointment('20261126T0800Z-an'));
      const { id } = booked.answer as { id: string };
      expect(await calls()).toMatchObject([{ type: 'lead.viewing' }]);
      expect(
        (await call('moveAppointment', at(1), { id }, { slotId: '20261126T0900Z-an' })).error,
      ).toBeNull();
      expect(await calls()).toMatchObject([
        { type: 'lead.viewing.moved', data: { viewing: { start: '2026-11-26T10:00:00+01:00' } } },
      ]);
      await call('cancelAppointment', at(2), { id });
      expect(await calls()).toMatchObject([
        { type: 'lead.viewing.cancelled', data: { visitor: { firstname: 'Eva' } } },
      ]);
      const toVisitor = [
        'appointment-booked-visitor',
        'appointment-cancelled-visitor',
        'appointment-moved-visitor',
      ];
      const toAgent = ['appointment-booked-agent', 'appointment-cancelled-agent', 'appointment-moved-agent'];
      expect((await mails()).toSorted()).toEqual(
        [...(by === 'both' ? toAgent : []), ...toVisitor].toSorted(),
      );
    },
  );

  it('is not sent for a request that the agency’s system never received', async () => {
    const { call, calls } = await anAgencyThatHears('call');
    const booked = await call('bookAppointment', NOW, {}, anAppointment('20261126T0800Z-an'));
    const { id } = booked.answer as { id: string };
    await call('cancelAppointment', at(1), { id });
    expect(await calls()).toEqual([null, null]);
  });

  it('a valuation contains what was typed, and only its reference once withdrawn', async () => {
    const { call, calls, mails } = await anAgencyThatHears('call');
    const { answer } = await call('askValuation', NOW, {}, aValuationRequest);
    const { reference } = answer as { reference: string };
    const { address, kind, area } = aValuationRequest;
    expect(await calls()).toMatchObject([
      {
        type: 'lead.valuation',
        data: {
          visitor: { email: aValuationRequest.email },
          valuation: { reference, asked: { address, kind, area, plot: null, epc: 'D' } },
        },
      },
    ]);
    const [{ seed } = { seed: '' }] = await rowsOf<{ seed: string }>('valuations', `hears-${made}`);
    const token = tokenFor({ siteId: `hears-${made}`, purpose: 'valuation', seed }, env.TOKEN_SECRET);
    await env.DB.prepare(
      'INSERT INTO valuation_links (site_id, hash, valuation_id) SELECT site_id, ?, id FROM valuations WHERE seed = ?',
    )
      .bind(tokenHash(token), seed)
      .run();
    expect((await call('withdrawValuation', at(1), { token })).error).toBeNull();
    const [back] = await calls();
    expect(back).toMatchObject({
      type: 'lead.valuation.cancelled',
      data: { valuation: { reference, asked: null } },
    });
    expect(JSON.stringify(back)).not.toMatch(/Elizabetlaan|example\.be|0478/);
    expect(await mails()).toEqual(['valuation-receipt']);
  });
});
