import { HtmlValidate } from 'html-validate';
import type { Problem } from './finding.ts';

/**
 * The standard's own rules and those of accessibility. Left out is what is a matter of style, and what
 * concerns text that people type: tidiness of whitespace, lengths of titles.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'no-inline-style': 'error' },
});

/** Whether a document is valid HTML. */
export async function checkHtml(html: string): Promise<readonly Problem[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => ({
      rule: `html ${ruleId}`,
      detail: `${message} (${line}:${column})`,
    })),
  );
}
