/** What calls with viewings and stays say (decision 72); questions: `leads/leads.test.ts`. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { LeadCallSchema } from '../wire/lead.ts';
import { viewingLead } from './appointments/lead.ts';
import { appointmentStatement } from './appointments/statements.ts';
import { estateStatements, siteStatements } from './intake/index.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { store } from './testing/store.ts';

const SITE = aSite('writers');
const START = Date.parse('2027-07-01T10:00:00Z');
const asked = {
  subjectId: 'f'.repeat(64),
  origin: null,
  recipient: null,
  createdAt: '2026-11-23T10:00:00.000Z',
};

it('tell a viewing by its number alone, with a hidden home as far as everybody may see it, until it is cancelled', async () => {
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
  const lead = LeadCallSchema.parse(await viewingLead(asked, { db: env.DB, site: SITE }));
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
