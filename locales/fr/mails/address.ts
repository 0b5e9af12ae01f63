export default {
  address: {
    subject: 'Adresse e-mail hors service : {{address}}',
    title: 'Une adresse e-mail ne reçoit plus nos messages',
    bounced:
      'Notre e-mail à {{address}} n’est pas arrivé : cette adresse n’existe pas ou n’existe plus. Nous n’y écrivons plus. Cette personne attend une réponse ? Téléphonez-lui.',
    complained:
      'Le destinataire a signalé notre e-mail à {{address}} comme indésirable. Nous n’y envoyons plus d’alertes. Vous pouvez toujours répondre vous-même à ses questions.',
    why: 'Le site ne peut plus joindre cette adresse.',
  },
} as const;
