/** Words of moving a viewing, and of putting one into a calendar. */
export default {
  moving: {
    heading: 'Would you like another time?',
    text: 'Your viewing stays booked until you choose another time below.',
    send: 'Move this viewing',
    link: 'Choose another time',
    movedHeading: 'Your viewing has been moved.',
    movedText:
      'You and the agent are sent an e-mail with the new time, and a file that replaces the previous one in your calendar.',
    late: 'This viewing is too close to be moved here. Please call us.',
    often: 'You have moved this viewing three times. Please call us for another time.',
    closed: 'There are no other times for this property. Your viewing stays booked.',
    failed: 'That did not work. Your viewing stands as it did: try again in a moment, or call us.',
    unsure:
      'We do not know whether the change came through. See above what is booked now, and try again if need be.',
    taken: 'Somebody was faster. Your viewing stands as it did.',
    unable: 'Not coming after all? Then the time is free for somebody else.',
  },
  ownCalendar: {
    heading: 'Add to your calendar',
    file: 'File for your calendar (.ics)',
    google: 'Google Calendar',
    outlook: 'Outlook',
    note: 'Google and Outlook are given these details only once you follow the link.',
  },
} as const;
