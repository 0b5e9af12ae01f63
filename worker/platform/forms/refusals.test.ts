import { describe, expect, it } from 'vitest';
import { ContentHttpError, ContentUnavailable, Gone, NotFound } from '../errors/app-error.ts';
import { FORM_REFUSALS, fieldsOf, meaningOf, type RefusalRow } from './refusals.ts';

const answered = (status: number, code = 'x', fields: Record<string, string> = {}) =>
  new ContentHttpError(status, 'no', { code, fields, nextSlots: [] });

const ROWS: readonly RefusalRow<string>[] = [
  { status: 409, code: 'past', means: 'past' },
  { status: 409, means: 'taken' },
  { status: 404, withFields: true, means: 'fields' },
  { status: 404, means: 'gone' },
];

describe('the meaning of an answer', () => {
  it.each([
    ['the row of its code', answered(409, 'past'), 'past'],
    ['everybody’s row for another code', answered(409, 'slot_taken'), 'taken'],
    ['the row with fields, where it names one', answered(404, 'x', { slotId: 'invalid' }), 'fields'],
    ['the same, whatever it says of it', answered(404, 'x', { slotId: 'odd' }), 'fields'],
    ['the plain row, where it names none', answered(404), 'gone'],
    ['the status that our own client stands for', new NotFound(), 'gone'],
    ['nothing, for a status that no row has', answered(500), null],
    ['nothing, without an answer', new ContentUnavailable('lost'), null],
    ['nothing, for a fault of ours', new TypeError('ours'), null],
  ])('is %s', (_what, error, meaning) => {
    expect(meaningOf(ROWS, error)).toBe(meaning);
  });

  it('of a form is a problem of the closed list', () => {
    const problemOf = (error: unknown) => meaningOf(FORM_REFUSALS, error)?.problem ?? null;
    expect([400, 404, 410, 422, 429].map((status) => problemOf(answered(status)))).toEqual([
      'fields',
      'gone',
      'gone',
      'fields',
      'capped',
    ]);
    expect([401, 403, 409, 500, 503].map((status) => problemOf(answered(status)))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(problemOf(new Gone())).toBe('gone');
  });

  it('of a 422 is "sent before" only for a reused key', () => {
    const problemOf = (error: unknown) => meaningOf(FORM_REFUSALS, error)?.problem;
    expect(problemOf(answered(422, 'idempotency_key_reused'))).toBe('reused');
    expect(problemOf(answered(422, 'invalid_request', { email: 'blocked' }))).toBe('fields');
    expect(problemOf(new ContentHttpError(422, 'no'))).toBe('fields');
  });

  it('marks every named field, also for unknown errors', () => {
    const { reason } = answered(400, 'x', { email: 'email', other: 'never heard of' });
    expect(fieldsOf(reason)).toEqual({ email: 'email', other: 'invalid' });
    expect(fieldsOf(null)).toEqual({});
  });
});
