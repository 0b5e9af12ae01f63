import { HtmlValidate } from 'html-validate';
import type { Problem } from './finding.ts';

/** Roles of a list shown as a table: its rows are cards, which are items of a list everywhere else. */
const TABLE_ROLES = ['table', 'rowgroup', 'row', 'rowheader', 'columnheader', 'cell'];

/**
 * The rules of the HTML standard and of accessibility. Left out are rules of style, and rules about texts
 * that people write: white space, lengths of titles.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'long-title': 'off',
    'no-inline-style': 'error',
    'prefer-native-element': ['error', { exclude: TABLE_ROLES }],
  },
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
