import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contextIn } from '../../testing/contexts.ts';
import { OPTIONS } from '../../testing/offer.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { toSubscribe } from './subscribe-view.ts';

const options = {
  ...OPTIONS,
  headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 12 }],
  subTypes: [{ id: 31, name: { nl: 'Villa' }, count: 3, headTypeId: 3 }],
};
const fieldsOf = (typed: Readonly<Record<string, readonly string[]>>): string => {
  const context = contextIn('nl');
  const view = toSubscribe(
    { typed, options, placeProblem: null, action: '/x', key: 'k', now: 0, inPlace: null } as never,
    context,
  );
  return renderToStaticMarkup(<CriteriaFields view={view} t={context.t} />);
};

it('asks for a sub type once its type is chosen, since no script of this form shows it later', () => {
  expect(fieldsOf({ status: ['FOR_SALE'] })).not.toContain('Villa');
  expect(fieldsOf({ status: ['FOR_SALE'], type: ['3'] })).toContain('Villa');
});
