import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flattened } from './flat-texts.ts';
import texts from './nl/index.ts';
import labels from './nl/labels.ts';

/** Groups that are read by a code of a listing, an agency or a form (`LabelGroup`). */
const BY_CODE = [
  ...Object.keys(labels),
  'status',
  'flood',
  'violation',
  'forms.fieldErrors',
  'offer.anyOf',
  'costs.rule',
];

const code = globSync('{client,content-service,domain,scripts,wire,worker}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const literals = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text = '']) => text));
/** Template literals that can make a key: their fixed parts, with anything between them. */
const templates = [...code.matchAll(/`([\w.-]*(?:\$\{(?:[^{}`]|\{[^{}`]*\})*\}[\w.-]*)+)`/g)]
  .map(([, template = '']) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
  .filter((parts) => /\w{3}/.test(parts.join('')) && parts.join('').includes('.'))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`));

it('has no text of a page that no code asks for', () => {
  const unused = flattened(texts)
    .map(([key]) => key)
    .filter((key) => {
      const names = [key, key.replace(/\.(?:one|other)$/, '')];
      const isAsked = names.some((name) => literals.has(name) || templates.some((made) => made.test(name)));
      return !isAsked && !BY_CODE.some((group) => key.startsWith(`${group}.`));
    });
  expect(unused).toEqual([]);
});
