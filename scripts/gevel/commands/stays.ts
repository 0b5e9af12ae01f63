import { StayForAgencySchema, StayListSchema, StayStateSchema } from '#wire/answers.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { bookingCommands } from './bookings.ts';

/** Stays requested by visitors, and the agency's answers. */
export const STAY_COMMANDS = bookingCommands(
  {
    name: 'stays',
    states: StayStateSchema.options,
    pageOf: (answer) => {
      const { stays, next } = readLoosely(StayListSchema, answer);
      return { found: stays, next };
    },
    read: (answer) => readLoosely(StayForAgencySchema, answer),
    what: ({ unit, rentalUnitId, from, to, persons, total }) =>
      `${[unit, `(${rentalUnitId})`].filter(Boolean).join(' ')}, ${from} to ${to}, ${persons} persons, € ${total}`,
  },
  {
    line: 'Lists stays requested by visitors, oldest first.',
    about: ['Stays that wait for an answer are `requested`, until the time shown.'],
    examples: ['stays list duinzicht --state requested'],
  },
  [
    {
      deed: 'confirm',
      line: 'Confirms a stay, and mails the visitor its details.',
      about: ['ID is in the mail to the agency. A confirmed stay stays unchanged.'],
      examples: ['stays confirm duinzicht ID --word "Please pay € 400 to BE00 0000 0000 0000."'],
      flag: {
        name: 'late',
        line: 'also a lapsed stay, of which its visitor was told, if its nights are free',
      },
    },
    {
      deed: 'decline',
      line: 'Declines a requested stay, frees its nights and mails the visitor.',
      examples: ['stays decline duinzicht ID --word "We are renovating that week."'],
    },
    {
      deed: 'cancel',
      line: 'Cancels a confirmed stay, frees its nights and mails the visitor.',
      examples: ['stays cancel duinzicht ID --word "The lift is out of order. We pay you back in full."'],
    },
  ],
);
