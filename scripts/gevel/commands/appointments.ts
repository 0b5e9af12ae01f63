import { AppointmentForAgencySchema, AppointmentListSchema, AppointmentStateSchema } from '#wire/answers.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { bookingCommands, minuteOf } from './bookings.ts';

/** Viewings that visitors booked, and the agency's answers. */
export const APPOINTMENT_COMMANDS = bookingCommands(
  {
    name: 'appointments',
    states: AppointmentStateSchema.options,
    pageOf: (answer) => {
      const { appointments, next } = readLoosely(AppointmentListSchema, answer);
      return { found: appointments, next };
    },
    read: (answer) => readLoosely(AppointmentForAgencySchema, answer),
    what: ({ start, place, estateId, agent }) =>
      `${minuteOf(start)}, ${[place, `(${estateId})`].filter(Boolean).join(' ')}, with ${agent.name}`,
  },
  {
    line: 'Lists viewings by their start.',
    about: [
      'Future viewings are `booked`; `pending` ones wait for the visitor to confirm by the link in a mail.',
    ],
    examples: ['appointments list huis-haard --state booked'],
  },
  [
    {
      deed: 'confirm',
      line: 'Confirms a viewing that is held for its visitor, and mails visitor and agent.',
      about: ['ID is in the list and in the mail to the agent. A booked viewing stays unchanged.'],
      examples: ['appointments confirm huis-haard ID'],
    },
    {
      deed: 'decline',
      line: 'Declines a viewing that is held for its visitor, frees its time and mails them.',
      examples: ['appointments decline huis-haard ID --word "We are closed that day."'],
    },
    {
      deed: 'move',
      to: { name: 'SLOT', member: 'slotId' },
      line: 'Moves a viewing that has not begun, and mails the visitor, the agent and the former agent.',
      about: [
        'SLOT is the start in UTC and the id of the agent, as in the agenda. Any agent is allowed, also at shorter ' +
          'notice than visitors get.',
      ],
      examples: ['appointments move huis-haard ID 20261130T0900Z-lies --word "Lies is ill that day."'],
    },
    {
      deed: 'cancel',
      line: 'Cancels a viewing that has not begun, frees its time and mails visitor and agent.',
      examples: ['appointments cancel huis-haard ID --word "The house has been sold."'],
    },
  ],
);
