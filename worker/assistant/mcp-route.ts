import type { Context } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { MethodNotAllowed, NotFound } from '../platform/errors/app-error.ts';
import { mayAsk } from '../platform/forms/sender-limit.ts';
import { urlOf } from '../platform/request/url.ts';
import type { Screens } from '../platform/screen.ts';

/** An answer without a protocol message, for what is refused before one is read. */
const bare = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * `POST /mcp`: what assistants may ask the site of the request's hostname (decision 185). Drafts and previews have none.
 * A page of another origin cannot call it from a visitor's browser (Model Context Protocol, "Security Warning" of
 * transports: servers must validate the Origin header).
 */
export const mcpRoute =
  ({ tools }: Pick<Screens, 'tools'>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    if (c.get('preview') || c.get('secret')) throw new NotFound('no assistant before the opening');
    if (c.req.method !== 'POST') throw new MethodNotAllowed(['POST']);
    const origin = c.req.header('Origin');
    if (origin !== undefined && origin !== urlOf(c).origin) return bare(403);
    if (!(await mayAsk(c, 'assistant'))) return bare(429, { 'Retry-After': '60' });
    // Most isolates never need it: the protocol's library starts with its first request.
    const { answerAssistant } = await import('./server.ts');
    const answer = await answerAssistant(c, tools);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  };
