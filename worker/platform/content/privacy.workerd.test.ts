import { expect, it, vi } from 'vitest';
import { codeOf, NotImplemented } from '../errors/app-error.ts';
import type { ContentHttp } from './http.ts';
import { fetchPrivacyStatement, logPrivacyConsent } from './privacy.ts';

it.each([
  ['the log entry', logPrivacyConsent],
  ['the statement', fetchPrivacyStatement],
])('%s rejects as not implemented, without a call (spec 1 §7, §8)', async (_what, call) => {
  const ask = vi.fn<ContentHttp['get']>();
  const http: ContentHttp = { get: ask, post: ask, put: ask, delete: ask };
  const answer = call({ http, log: () => undefined, siteId: 'a', locale: 'nl' });
  await expect(answer).rejects.toBeInstanceOf(NotImplemented);
  await expect(answer).rejects.toThrow('not implemented');
  await expect(answer.catch(codeOf)).resolves.toBe('failed');
  expect(ask).not.toHaveBeenCalled();
});
