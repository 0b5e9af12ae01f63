/** Texts of the box by which a visitor lets the agency keep a search in its own system, and of the mails about it. */
const agree =
  'Also keep my search in {{system}}, the software of {{agency}}, so that they can suggest homes that fit to me themselves. When I stop, this website tells them.';

export default { searchCards: { agree } } as const;

/** What the box said is kept with its mails' texts, so that the same words are shown and stored. */
export const mails = {
  searchCards: {
    agree,
    asked: {
      subject: 'Search for {{system}}: {{who}}',
      title: 'A visitor is looking for a home',
      body: '{{who}} ticked that this search may be kept in {{system}}, and that you may suggest homes that fit.',
    },
    changed: {
      subject: 'Search changed: {{who}}',
      title: 'A search has been changed',
      body: '{{who}} changed the search below. Change it in {{system}} too.',
    },
    cancelled: {
      subject: 'Search ended: {{who}}',
      title: 'A search has ended',
      body: '{{who}} no longer wants to be contacted about the search below. Delete it in {{system}}.',
    },
    search: 'See the search',
    why: 'You are receiving this e-mail because visitors of your website may have their search kept in {{system}}.',
    /** First in the mail that goes in the place of a search card. */
    atVendor: {
      no: 'This search could not be put into {{system}}. Put it there yourself.',
      maybe:
        'This search may already be in {{system}}: its answer did not come. Look there before you put it in yourself.',
    },
  },
} as const;
