import { HtmlValidate } from 'html-validate';
import type { Problem } from './finding.ts';

/**
 * The rules of the HTML standard and of accessibility. Left out are rules of style, and rules about texts
 * that people write: white space, lengths of titles.
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
