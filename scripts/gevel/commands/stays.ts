import { StayForAgencySchema, StayListSchema, StayStateSchema } from '../../../wire/answers.ts';
import { bookingCommands } from './bookings.ts';

/** Stays that visitors asked for, and the agency's answers. */
export const STAY_COMMANDS = bookingCommands(
  {
    name: 'stays',
    states: StayStateSchema.options,
    pageOf: (answer) => {
      const { stays, next } = StayListSchema.parse(answer);
      return { found: stays, next };
    },
    read: (answer) => StayForAgencySchema.parse(answer),
    what: ({ unit, rentalUnitId, from, to, persons, total }) =>
      `${[unit, `(${rentalUnitId})`].filter(Boolean).join(' ')}, ${from} to ${to}, ${persons} persons, € ${total}`,
  },
  {
    line: 'Lists the stays that visitors asked for, oldest first.',
    about: ['Those that wait for an answer are `requested`, until the moment that is named.'],
    examples: ['stays list duinzicht --state requested'],
  },
  [
    {
      deed: 'confirm',
      line: 'Confirms a stay and mails its visitor what was agreed.',
      about: ['ID is the number in the mail to the agency. Confirmed before, nothing happens again.'],
      examples: ['stays confirm duinzicht ID --word "Please pay € 400 to BE00 0000 0000 0000."'],
      flag: { name: 'late', line: 'also one that lapsed, as its visitor was told, if its nights are free' },
    },
    {
      deed: 'decline',
      line: 'Declines a stay that was requested, gives its nights back and mails its visitor.',
      examples: ['stays decline duinzicht ID --word "We are renovating that week."'],
    },
    {
      deed: 'cancel',
      line: 'Cancels a confirmed stay, gives its nights back and mails its visitor.',
      examples: ['stays cancel duinzicht ID --word "The lift is out of order. We pay you back in full."'],
    },
  ],
);
