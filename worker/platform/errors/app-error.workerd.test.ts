import { describe, expect, it } from 'vitest';
import {
  BadRequest,
  ContentHttpError,
  ContentUnavailable,
  codeOf,
  Gone,
  isFinalAnswer,
  NotFound,
} from './app-error.ts';
import { ERROR_CODES, messageOf, statusOf } from './codes.ts';

describe('codes', () => {
  it('each have a status and a sentence', () => {
    expect(Object.fromEntries(ERROR_CODES.map((code) => [code, statusOf(code)]))).toEqual({
      bad_request: 400,
      not_found: 404,
      gone: 410,
      method_not_allowed: 405,
      unsupported_media_type: 415,
      payload_too_large: 413,
      unavailable: 503,
      suspended: 503,
      failed: 500,
    });
    expect(new Set(ERROR_CODES.map(messageOf)).size).toBe(ERROR_CODES.length);
  });

  it.each([
    [new NotFound(), 'not_found'],
    [new BadRequest({ page: 'invalid' }), 'bad_request'],
    [new Error('any'), 'failed'],
    ['a thrown text', 'failed'],
    [undefined, 'failed'],
  ])('%s is answered as %s', (error, code) => {
    expect(codeOf(error)).toBe(code);
  });

  it.each([
    [400, 'bad_request'],
    [422, 'bad_request'],
    [404, 'not_found'],
    [410, 'gone'],
    [401, 'unavailable'],
    [403, 'unavailable'],
    [429, 'unavailable'],
    [302, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('a %d of the content service is %s to a visitor', (status, code) => {
    const error = new ContentHttpError(status, 'Text');
    expect([error.code, error.message, error.name]).toEqual([code, `${status} Text`, 'ContentHttpError']);
  });

  it('only an outage allows an older value', () => {
    const final = [new NotFound(), new Gone(), new BadRequest(), new ContentHttpError(404, '')];
    const outages = [new ContentUnavailable('x'), new ContentHttpError(500, ''), new Error('x'), 'x'];
    expect(final.map(isFinalAnswer)).toEqual(final.map(() => true));
    expect(outages.map(isFinalAnswer)).toEqual(outages.map(() => false));
  });
});
