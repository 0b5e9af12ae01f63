import type { FormSample } from '#worker/testing/form-sample.ts';

export const form: FormSample = {
  name: 'subscribe',
  page: '/nl/hou-me-op-de-hoogte',
  typed: { email: 'an@example.be', name: 'An', locale: 'fr', status: 'FOR_SALE', 'price-max': '400.000' },
  next: /^\/nl\/hou-me-op-de-hoogte\/succes\?status=FOR_SALE/,
};
