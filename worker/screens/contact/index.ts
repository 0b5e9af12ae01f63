import { siteForm } from '../../platform/forms/site-form.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { CONTACT, contact } from './contact.tsx';
import { prepareQuestion } from './prepare-question.ts';

/** Parameters that name the estate or rental unit of a question. */
const SUBJECT = ['estate', 'rental'];

function remainingQuery(search: URLSearchParams): string {
  const remaining = new URLSearchParams([...search].filter(([name]) => SUBJECT.includes(name)));
  return remaining.size === 0 ? '' : `?${remaining}`;
}

/** A question to the agency. */
export const contactScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'contact',
      page: contact,
      form: siteForm(CONTACT),
      listed: 'always',
      retainedQuery: remainingQuery,
    }),
  ],
  tools: [prepareQuestion],
};
