/** Texts of the box by which a visitor lets the agency keep a search in its own system, and of the mails about it. */
const agree =
  'Zet mijn zoekopdracht ook in {{system}}, het programma van {{agency}}: dan kan men mij daar zelf panden voorstellen die passen. Stop ik ermee, dan laat deze website dat weten.';

export default { searchCards: { agree } } as const;

/** What the box said is kept with its mails' texts, so that the same words are shown and stored. */
export const mails = {
  searchCards: {
    agree,
    asked: {
      subject: 'Zoekopdracht voor {{system}}: {{who}}',
      title: 'Een bezoeker zoekt een pand',
      body: '{{who}} vinkte aan dat deze zoekopdracht in {{system}} mag staan, en dat u zelf panden mag voorstellen die passen.',
    },
    changed: {
      subject: 'Zoekopdracht gewijzigd: {{who}}',
      title: 'Een zoekopdracht is gewijzigd',
      body: '{{who}} wijzigde de zoekopdracht hieronder. Pas ze ook in {{system}} aan.',
    },
    cancelled: {
      subject: 'Zoekopdracht gestopt: {{who}}',
      title: 'Een zoekopdracht is gestopt',
      body: '{{who}} wil over de zoekopdracht hieronder niet meer gecontacteerd worden. Wis ze in {{system}}.',
    },
    search: 'Bekijk de zoekopdracht',
    why: 'U krijgt deze mail omdat bezoekers van uw website hun zoekopdracht in {{system}} mogen laten zetten.',
    /** First in the mail that goes in the place of a search card. */
    atVendor: {
      no: 'Deze zoekopdracht kon niet in {{system}} gezet worden. Zet ze er zelf in.',
      maybe:
        'Misschien staat deze zoekopdracht al in {{system}}: het antwoord van dat systeem bleef uit. Kijk even na voor u ze er zelf in zet.',
    },
  },
} as const;
