import * as z from 'zod';
import { parseEstateId } from '#domain/estate-id.ts';
import { contactPath, type Subject } from '../../estate/links/contact-path.ts';
import { loadListedEstate } from '../../estate/load-estate.ts';
import { absolute, assistantTool } from '../../platform/assistant-tool.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { loadRental, rentalId } from '../../rental/load-rental.ts';
import { MESSAGE_PARAMETER, MOST_PREPARED } from './contact.tsx';

export const prepareQuestion = assistantTool({
  name: 'prepare_question',
  description:
    'Prepares a question to the agency, in general or about a home or holiday home: answers the address of the form with the message filled in. Nothing is sent: a person reads it, adds name and e-mail, agrees, and sends it. Never put personal data into the message.',
  input: z.object({
    message: z.string().trim().min(1).max(MOST_PREPARED),
    home: z.string().max(64).optional().describe('Id of a home that the question is about.'),
    holidayHome: z.string().max(64).optional().describe('Id of a holiday home that the question is about.'),
  }),
  answer: async (c, { message, home, holidayHome }) => {
    const context = viewContext(c);
    let subject: Subject = { kind: 'general' };
    if (home !== undefined) {
      await loadListedEstate(c, home);
      subject = { kind: 'estate', estateId: parseEstateId(home)?.id ?? home };
    } else if (holidayHome !== undefined) {
      const rentalUnitId = rentalId(c, holidayHome);
      await loadRental(c, rentalUnitId);
      subject = { kind: 'rental', rentalUnitId };
    }
    const form = new URL(absolute(contactPath(subject, context), context));
    form.searchParams.set(MESSAGE_PARAMETER, message);
    return { form: form.href };
  },
});
