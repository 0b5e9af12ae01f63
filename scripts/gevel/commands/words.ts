import { nearest } from '#domain/nearest.ts';
import type { Call, Command, Report } from '../command.ts';
import { columnFields, settingFields } from '../words/all-fields.ts';
import { fieldLines, foundIn, type WordedField } from '../words/fields.ts';

/** Most fields that are printed with their words; beyond, only their paths. */
const MOST = 40;

function found(call: Call, fields: readonly WordedField[], how: string): Report {
  const words = call.args('WORD');
  const hits = foundIn(fields, words[0] === 'all' && words.length === 1 ? [] : words);
  if (hits.length > 0) {
    const lines = hits.length > MOST ? hits.map(({ path }) => path) : hits.flatMap(fieldLines);
    const more =
      hits.length > MOST
        ? [`${hits.length} fields; another word narrows them and tells what they mean.`]
        : [];
    return { lines: [...lines, ...more, how], data: hits };
  }
  const names = [...new Set(fields.flatMap(({ path }) => path.split(/[.[]/)))];
  const near = nearest(words[0] ?? '', names);
  const meant = near === null ? '' : ` Did you mean "${near}"?`;
  return {
    lines: [`No field has ${words.map((word) => `"${word}"`).join(' and ')}.${meant}`],
    data: [],
    failed: true,
  };
}

const WORD = { name: 'WORD', many: true } as const;

/** Fields that can be set, searched by words; nothing is asked of a content service. */
export const WORD_COMMANDS: readonly Command[] = [
  {
    name: 'columns',
    group: 'Content',
    line: 'Searches the columns of imports and fields of homes by words; "all" lists every one.',
    about: [
      'Made from the schemas that read them: path, meaning, values, an example. Every word must be in one of these.',
    ],
    args: [WORD],
    examples: ['columns price', 'columns estate energy', 'columns all --json'],
    run: async (call) =>
      found(
        call,
        columnFields(),
        'As columns of a CSV file (docs/content.md); home set takes them without the first word.',
      ),
  },
  {
    name: 'settings',
    group: 'Sites',
    line: 'Searches the settings of a site by words; "all" lists every one.',
    about: [
      'Made from the schema that reads them: path, meaning, values, an example. Every word must be in one of these.',
    ],
    args: [WORD],
    examples: ['settings hours', 'settings theme font', 'settings all --json'],
    run: async (call) => found(call, settingFields(), 'site set SITE KEY=VALUE sets them.'),
  },
];
