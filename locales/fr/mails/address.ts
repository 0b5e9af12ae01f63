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
  sender: {
    subject: 'Les e-mails de votre site ne partent plus de {{address}}',
    title: 'Vos e-mails partent d’une autre adresse',
    lead: 'Les e-mails de votre site partaient de {{address}}. Ce n’est plus possible. Rien ne se perd : d’ici là, ils partent de {{from}}, et les réponses vous parviennent toujours.',
    records:
      'Des enregistrements DNS manquent dans le domaine {{domain}}. Transférez cet e-mail à la personne qui gère votre domaine et demandez-lui de les remettre. Nous vérifions chaque jour et reprenons alors votre adresse, sans que vous ayez rien à faire.',
    refused:
      'Le service d’envoi refuse les adresses du domaine {{domain}}. Transférez cet e-mail à votre agence web : elle peut configurer à nouveau votre adresse.',
    why: 'Les e-mails de votre site partent d’une autre adresse que celle que vous avez choisie.',
  },
} as const;
