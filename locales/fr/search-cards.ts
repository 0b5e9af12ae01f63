/** Texts of the box by which a visitor lets the agency keep a search in its own system, and of the mails about it. */
const agree =
  'Enregistrer aussi ma recherche dans {{system}}, le logiciel utilisé par {{agency}} : on pourra ainsi me proposer directement des biens qui correspondent. Si j’arrête, ce site le fera savoir.';

export default { searchCards: { agree } } as const;

/** What the box said is kept with its mails' texts, so that the same words are shown and stored. */
export const mails = {
  searchCards: {
    agree,
    asked: {
      subject: 'Recherche pour {{system}} : {{who}}',
      title: 'Un visiteur cherche un bien',
      body: '{{who}} a coché que cette recherche peut figurer dans {{system}} et que vous pouvez lui proposer des biens qui correspondent.',
    },
    changed: {
      subject: 'Recherche modifiée : {{who}}',
      title: 'Une recherche a été modifiée',
      body: '{{who}} a modifié la recherche ci-dessous. Adaptez-la aussi dans {{system}}.',
    },
    cancelled: {
      subject: 'Recherche arrêtée : {{who}}',
      title: 'Une recherche a été arrêtée',
      body: '{{who}} ne souhaite plus être contacté pour la recherche ci-dessous. Effacez-la dans {{system}}.',
    },
    search: 'Voir la recherche',
    why: 'Vous recevez cet e-mail parce que les visiteurs de votre site peuvent faire enregistrer leur recherche dans {{system}}.',
    /** First in the mail that goes in the place of a search card. */
    atVendor: {
      no: 'Cette recherche n’a pas pu être enregistrée dans {{system}}. Ajoutez-la vous-même.',
      maybe:
        'Cette recherche se trouve peut-être déjà dans {{system}} : sa réponse n’est pas arrivée. Vérifiez avant de l’y ajouter vous-même.',
    },
  },
} as const;
