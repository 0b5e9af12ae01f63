/** Texts about moving a viewing, and adding it to a calendar. */
export default {
  moving: {
    heading: 'Would you like another time?',
    text: 'Your viewing stays booked until you choose another time below.',
    send: 'Move this viewing',
    movedHeading: 'Your viewing has been moved.',
    movedText:
      'You and the agent are sent an e-mail with the new time, and a file that replaces the previous one in your calendar.',
    late: 'This viewing is too close to be moved here. Please call us.',
    often: 'You have moved this viewing three times. Please call us for another time.',
    closed: 'There are no other times for this property. Your viewing stays booked.',
    taken: 'Somebody was faster. Your viewing stands as it did.',
  },
  openHouse: {
    title: 'Open house',
    free: 'Everybody is welcome, without an appointment.',
    register: 'Please register.',
    places: {
      one: 'Please register: there is {{n}} place.',
      other: 'Please register: there are {{n}} places.',
    },
    come: 'Register',
  },
  ownCalendar: {
    heading: 'Add to your calendar',
    file: 'File for your calendar (.ics)',
  },
} as const;
