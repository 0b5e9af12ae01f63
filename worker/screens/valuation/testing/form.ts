import { type FormSample, PERSON } from '#worker/testing/form-sample.ts';

export const form: FormSample = {
  name: 'valuation',
  page: '/nl/waardebepaling',
  typed: { ...PERSON, address: 'Kerkstraat 12, 8300 Knokke', kind: 'house', area: '185 m²', state: 'good' },
  stored: () => Response.json({ id: 's-1', reference: 'K7QX3M' }, { status: 202 }),
  next: /^\/nl\/waardebepaling\?sent=/,
};
