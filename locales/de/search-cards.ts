/** Texts of the box by which a visitor lets the agency keep a search in its own system, and of the mails about it. */
const agree =
  'Meine Suche auch in {{system}} speichern, dem Programm von {{agency}}: So kann man mir dort selbst passende Immobilien vorschlagen. Beende ich sie, teilt diese Website das mit.';

export default { searchCards: { agree } } as const;

/** What the box said is kept with its mails' texts, so that the same words are shown and stored. */
export const mails = {
  searchCards: {
    agree,
    asked: {
      subject: 'Suche für {{system}}: {{who}}',
      title: 'Ein Besucher sucht eine Immobilie',
      body: '{{who}} hat angekreuzt, dass diese Suche in {{system}} stehen darf und dass Sie selbst passende Immobilien vorschlagen dürfen.',
    },
    changed: {
      subject: 'Suche geändert: {{who}}',
      title: 'Eine Suche wurde geändert',
      body: '{{who}} hat die Suche unten geändert. Ändern Sie sie auch in {{system}}.',
    },
    cancelled: {
      subject: 'Suche beendet: {{who}}',
      title: 'Eine Suche wurde beendet',
      body: '{{who}} möchte wegen der Suche unten nicht mehr kontaktiert werden. Löschen Sie sie in {{system}}.',
    },
    search: 'Suche ansehen',
    why: 'Sie erhalten diese E-Mail, weil Besucher Ihrer Website ihre Suche in {{system}} speichern lassen können.',
    /** First in the mail that goes in the place of a search card. */
    atVendor: {
      no: 'Diese Suche konnte nicht in {{system}} gespeichert werden. Tragen Sie sie dort selbst ein.',
      maybe:
        'Vielleicht steht diese Suche schon in {{system}}: Dessen Antwort blieb aus. Sehen Sie dort nach, bevor Sie sie selbst eintragen.',
    },
  },
} as const;
