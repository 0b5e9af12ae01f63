/** What mails to subscribers say beside the digest. */
export default {
  alertOn: {
    subject: '{{agency}} : votre alerte est active',
    title: 'Votre alerte est active',
    body: 'Dès qu’un bien arrive ou baisse de prix et répond à votre recherche, {{agency}} vous écrit. Une fois par jour au plus. Vous pouvez modifier, suspendre ou arrêter à tout moment.',
    why: 'Vous recevez ce seul e-mail parce que vous venez de confirmer votre demande auprès de {{agency}}.',
  },
} as const;
