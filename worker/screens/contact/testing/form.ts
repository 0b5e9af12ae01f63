import { type FormSample, PERSON } from '#worker/testing/form-sample.ts';

export const form: FormSample = {
  name: 'contact',
  page: '/nl/contact?estate=12',
  callQuery: '?estate=12',
  typed: { ...PERSON, message: 'Is er een tuin?' },
  next: /^\/nl\/contact\?estate=12&sent=1$/,
};
