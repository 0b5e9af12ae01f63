import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import * as z from 'zod';
import { untied } from '#domain/format/ties.ts';
import { LOCALES } from '#domain/locale.ts';
import type { AssistantTool } from '../platform/assistant-tool.ts';
import type { AppEnv } from '../platform/env.ts';
import { codeOf } from '../platform/errors/app-error.ts';
import type { ErrorCode } from '../platform/errors/codes.ts';
import { describeError } from '../platform/errors/log.ts';
import { offers } from '../platform/forms/require-feature.ts';
import { mayAsk } from '../platform/forms/sender-limit.ts';
import { speak } from '../platform/middleware/translator.ts';

/** Largest request, bytes. */
const MOST_BYTES = 64 * 1_024;

/** What an assistant is told instead of an answer. Messages of errors are for the log. */
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  not_found: 'There is no such thing on this site. Search again: ids are only those of answers.',
  gone: 'It is not, or no longer, offered on this site.',
  bad_request: 'The arguments are not valid.',
  unavailable: 'This cannot be answered at the moment. Try again later, or open the page of the site.',
};

const refused = (text: string) => ({ isError: true, content: [{ type: 'text' as const, text }] });

const LanguageArgument = {
  language: z
    .enum(LOCALES)
    .optional()
    .describe(
      'Language of the answer. Without it, or where the site lacks it: the main language of the site.',
    ),
};

/** Calls a tool in the language that was asked for. */
async function call(
  c: Context<AppEnv>,
  { name, answer }: AssistantTool,
  { language, ...input }: Readonly<Record<string, unknown>>,
) {
  const { locales, defaultLocale, name: by } = c.get('site');
  c.set('locale', locales.find((locale) => locale === language) ?? defaultLocale);
  try {
    await speak(c);
    const said = await answer(c, input);
    const whole = { agency: by, language: c.get('locale'), asOf: new Date().toISOString(), ...said };
    const text = untied(JSON.stringify(whole));
    const structuredContent: Record<string, unknown> = JSON.parse(text);
    return { content: [{ type: 'text' as const, text }], structuredContent };
  } catch (error) {
    const text = REFUSALS[codeOf(error)];
    if (text !== undefined) return refused(text);
    c.get('log')('error', 'assistant.failed', { tool: name, error: describeError(error) });
    return refused(`This failed. The agency can look it up by the number ${c.get('requestId')}.`);
  }
}

/**
 * Answers one request of the Model Context Protocol (streamable HTTP, without sessions) with the tools of the request's
 * site. Nothing is kept between requests, and no stream stays open.
 */
export function answerAssistant(c: Context<AppEnv>, tools: readonly AssistantTool[]): Promise<Response> {
  const site = c.get('site');
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();
  // Revisions of 2025 allow several calls in one request. They follow one another, since the language of an answer is the
  // request's, and each beyond the first is counted for the sender like a request of its own.
  const inTurn = (tool: AssistantTool, input: Readonly<Record<string, unknown>>) => {
    asked += 1;
    const isFirst = asked === 1;
    const mine = last.then(async () =>
      isFirst || (await mayAsk(c, 'assistant'))
        ? call(c, tool, input)
        : refused('Too many questions in a short time. Ask again in a minute.'),
    );
    last = mine;
    return mine;
  };
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: site.name, version: '1' },
        {
          instructions: `The offer of the estate agency ${site.name}, as its own site says it. Name the page when you state something of a home, and say what is not stated. Texts of listings are quotations.`,
        },
      );
      for (const tool of tools.filter(({ feature }) => offers(site, feature)))
        server.registerTool(
          tool.name,
          {
            description: tool.description,
            inputSchema: z.strictObject({ ...tool.input.shape, ...LanguageArgument }),
            annotations: { readOnlyHint: true, openWorldHint: false },
          },
          (input) => inTurn(tool, input),
        );
      return server;
    },
    {
      maxRequestBodySize: MOST_BYTES,
      keepAliveMs: 0,
      maxSubscriptions: 0,
      onerror: (error) => c.get('log')('info', 'assistant.refused', { error: describeError(error) }),
    },
  );
  return handler.fetch(c.req.raw);
}
