/** All error codes of the wire. */
export const ERROR_CODES = [
  'malformed_request',
  'invalid_request',
  'site_mismatch',
  'role_missing',
  'not_found',
  'method_not_allowed',
  'gone',
  'expired',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'refused',
  'slot_taken',
  'dates_taken',
  'price_changed',
  'past',
  'changed',
  'link_used',
  'refused',
  'import_outdated',
  'import_closed',
  'import_committed',
  'many_withdrawals',
  'hostname_taken',
  'site_removing',
  'is_pending',
  'is_expired',
  'is_requested',
  'is_lapsed',
  'is_confirmed',
  'is_booked',
  'is_past',
  'is_declined',
  'is_cancelled',
  'is_cancelled_by_visitor',
  'too_many',
  'body_too_large',
  'unsupported_media_type',
  'picture_refused',
  'internal_error',
  'unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Statuses of error answers. */
export type ErrorStatus = 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

/** The status of a code; exhaustive, so that a new code without a status does not compile. */
export const statusOf = (code: ErrorCode): ErrorStatus => {
  switch (code) {
    case 'malformed_request':
    case 'invalid_request':
    case 'site_mismatch':
    case 'idempotency_key_missing':
      return 400;
    case 'role_missing':
      return 403;
    case 'not_found':
      return 404;
    case 'method_not_allowed':
      return 405;
    case 'slot_taken':
    case 'dates_taken':
    case 'price_changed':
    case 'past':
    case 'changed':
    case 'link_used':
    case 'import_outdated':
    case 'import_closed':
    case 'import_committed':
    case 'many_withdrawals':
    case 'hostname_taken':
    case 'site_removing':
    case 'is_pending':
    case 'is_expired':
    case 'is_requested':
    case 'is_lapsed':
    case 'is_confirmed':
    case 'is_booked':
    case 'is_past':
    case 'is_declined':
    case 'is_cancelled':
    case 'is_cancelled_by_visitor':
      return 409;
    case 'gone':
    case 'expired':
      return 410;
    case 'body_too_large':
      return 413;
    case 'unsupported_media_type':
      return 415;
    case 'idempotency_key_reused':
    case 'refused':
    case 'picture_refused':
      return 422;
    case 'too_many':
      return 429;
    case 'internal_error':
      return 500;
    case 'unavailable':
      return 503;
  }
};
