import type { FormSample } from '#worker/testing/form-sample.ts';

export const form: FormSample = {
  name: 'send-to-a-friend',
  page: '/nl/doorsturen/12',
  callQuery: '?estate=12',
  typed: { 'recipient.email': 'an@example.be' },
  next: /^\/nl\/doorsturen\/12\?sent=1$/,
};
