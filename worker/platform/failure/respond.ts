/** The one place where errors become responses. */

import type { Context } from 'hono';
import { withoutPreviewSecret } from '#domain/preview-label.ts';
import { withoutSecrets } from '#domain/secret-address.ts';
import type { TextKey } from '#locales/translator.ts';
import { RETRY_AFTER } from '#wire/error.ts';
import type { Site } from '#wire/site.ts';
import type { AppEnv, Variables } from '../env.ts';
import { BadRequest, codeOf, MethodNotAllowed } from '../errors/app-error.ts';
import { type ErrorCode, messageOf, statusOf } from '../errors/codes.ts';
import { createLog, describeError } from '../errors/log.ts';
import { isAjaxPath, isFilePath, isOpsPath } from '../request/paths.ts';

/** An error page, and whether all its parts could be loaded. */
export interface ProblemDocument {
  readonly html: string;
  readonly whole: boolean;
}

/** The error pages as documents. */
export interface ProblemScreens {
  /** Without the layout of a site. */
  bare(c: Context<AppEnv>, code: ErrorCode): string;
  /** With the layout of the site. May throw. */
  ofSite(c: Context<AppEnv>, site: Site, code: ErrorCode): Promise<ProblemDocument>;
}

/** Logs our own errors as errors and outages as warnings; does not log a visitor's mistakes. */
function logError(c: Context<AppEnv>, code: ErrorCode, error: unknown): void {
  if (code !== 'failed' && code !== 'unavailable') return;
  const known: Partial<Variables> = c.var;
  const log = known.log ?? createLog({ requestId: c.get('requestId') });
  const { pathname, hostname } = new URL(c.req.url);
  const level = code === 'failed' ? 'error' : 'warn';
  log(level, `request.${code}`, {
    hostname: withoutPreviewSecret(hostname),
    pathname: withoutSecrets(pathname),
    site: known.site?.id,
    error: describeError(error),
  });
}

/** Retry-After of a suspended site, seconds: an hour. */
const SUSPENDED_RETRY_AFTER = '3600';

/** A 404 page may be cached briefly, other failures never. */
function headersOf(code: ErrorCode, error: unknown): Record<string, string> {
  return {
    'Cache-Control': code === 'not_found' ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...(code === 'unavailable' && { 'Retry-After': String(RETRY_AFTER) }),
    ...(code === 'suspended' && { 'Retry-After': SUSPENDED_RETRY_AFTER, 'X-Robots-Tag': 'noindex' }),
    ...(error instanceof MethodNotAllowed && { Allow: error.allow.join(', ') }),
  };
}

const TEXT_OF = {
  bad_request: 'problem.badRequest.heading',
  not_found: 'problem.notFound.heading',
  gone: 'problem.gone.heading',
  method_not_allowed: 'problem.badRequest.heading',
  unsupported_media_type: 'forms.problems.content_type.title',
  payload_too_large: 'forms.problems.too_large.title',
  suspended: 'problem.suspended.heading',
  unavailable: 'problem.unavailable.heading',
  failed: 'problem.failed.heading',
} as const satisfies Record<ErrorCode, TextKey>;

/** Message of an error in the visitor's language; a general one when the language is not known yet. */
function messageIn(c: Context<AppEnv>, code: ErrorCode): string {
  const { t }: Partial<Variables> = c.var;
  return t === undefined ? messageOf(code) : t(TEXT_OF[code]);
}

async function documentOf(
  screens: ProblemScreens,
  c: Context<AppEnv>,
  code: ErrorCode,
): Promise<ProblemDocument> {
  const known: Partial<Variables> = c.var;
  if (known.site === undefined) return { html: screens.bare(c, code), whole: true };
  try {
    return await screens.ofSite(c, known.site, code);
  } catch (error) {
    c.get('log')('error', 'problem_screen.failed', { error: describeError(error) });
    return { html: screens.bare(c, code === 'not_found' ? 'failed' : code), whole: false };
  }
}

/** Whether the answer is JSON: for the site's scripts, for operators, and for forms sent to a suspended site. */
const isForScripts = ({ req }: Context<AppEnv>, pathname: string, code: ErrorCode): boolean =>
  isAjaxPath(pathname) ||
  isOpsPath(pathname) ||
  (code === 'suspended' && req.method !== 'GET' && req.method !== 'HEAD' && !isForPeople(req));

/** Whether the client wants a page: a browser that sends a form without script. */
const isForPeople = (request: Context['req']): boolean =>
  (request.header('Accept') ?? '').includes('text/html');

/**
 * Makes the app's answer to an error: JSON for the site's scripts and operators, plain text for files, otherwise a
 * page. For an unknown error the visitor sees only the request id.
 */
export const errorResponder =
  (screens: ProblemScreens) =>
  async (error: unknown, c: Context<AppEnv>): Promise<Response> => {
    const code = codeOf(error);
    const status = statusOf(code);
    const headers = headersOf(code, error);
    logError(c, code, error);
    const { pathname } = new URL(c.req.url);
    if (isForScripts(c, pathname, code)) {
      const fields =
        error instanceof BadRequest && Object.keys(error.fields).length > 0 ? error.fields : undefined;
      const requestId = code === 'failed' ? c.get('requestId') : undefined;
      const message = isOpsPath(pathname) ? messageOf(code) : messageIn(c, code);
      return c.json({ error: { code, message, fields, requestId } }, status, {
        ...headers,
        'Cache-Control': 'no-store',
      });
    }
    if (isFilePath(pathname))
      return c.text(messageOf(code), status, { ...headers, 'Cache-Control': 'no-store' });
    const { html, whole } = await documentOf(screens, c, code);
    return c.html(html, status, whole ? headers : { ...headers, 'Cache-Control': 'no-store' });
  };
