/** All error codes of the site's answers. */
export const ERROR_CODES = [
  'bad_request',
  'not_found',
  'gone',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'suspended',
  'unavailable',
  'failed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type ErrorStatus = 400 | 404 | 405 | 410 | 413 | 415 | 500 | 503;

/** HTTP status of a code. No default: a new code does not compile until it has its status. */
export function statusOf(code: ErrorCode): ErrorStatus {
  switch (code) {
    case 'bad_request':
      return 400;
    case 'not_found':
      return 404;
    case 'gone':
      return 410;
    case 'method_not_allowed':
      return 405;
    case 'unsupported_media_type':
      return 415;
    case 'payload_too_large':
      return 413;
    case 'suspended':
    case 'unavailable':
      return 503;
    case 'failed':
      return 500;
  }
}

/** The sentence for a code in JSON and plain text; never an error's own message. */
export function messageOf(code: ErrorCode): string {
  switch (code) {
    case 'bad_request':
      return 'The request is not understood.';
    case 'not_found':
      return 'There is nothing here.';
    case 'gone':
      return 'This is no longer available.';
    case 'method_not_allowed':
      return 'This method is not supported here.';
    case 'unsupported_media_type':
      return 'The body must be JSON.';
    case 'payload_too_large':
      return 'The body is too large.';
    case 'suspended':
      return 'This site is closed for now.';
    case 'unavailable':
      return 'The listings cannot be reached at the moment.';
    case 'failed':
      return 'Something went wrong.';
  }
}
