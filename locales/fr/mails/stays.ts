import { STAY_PAYMENT } from './stay-payment.ts';

/** Texts of mails about stays. Names, days and amounts are inserted unchanged. */
export default {
  stays: {
    pay: STAY_PAYMENT,
    holidayRental: 'Location de vacances',
    event: 'Séjour : {{unit}}',
    facts: {
      arrival: 'Arrivée',
      departure: 'Départ',
      persons: 'Personnes',
      stay: { one: 'Location, {{n}} nuit', other: 'Location, {{n}} nuits' },
      cleaning: 'Nettoyage',
      touristTax: 'Taxe de séjour',
      free: 'gratuit',
      total: 'Total',
      deposit: 'Caution, à part',
      agreements: 'Accepté',
      address: 'Adresse',
    },
    held: {
      subject: 'Confirmez votre demande : {{unit}}, {{days}}',
      title: 'Encore un clic',
      body: 'Nous vous gardons ces nuits jusqu’à {{until}} (heure belge). Cliquez sur le bouton et votre demande part chez {{agency}} :',
      confirm: 'Oui, je fais cette demande',
      why: 'Vous recevez cet e-mail car quelqu’un a demandé un séjour avec cette adresse e-mail sur le site de {{agency}}. Ce n’était pas vous ? Vous n’avez rien à faire : les nuits se libèrent d’elles-mêmes.',
    },
    receipt: {
      subject: 'Demande reçue : {{unit}}, {{days}}',
      title: 'Votre demande est enregistrée',
      body: 'Nous vous réservons ces nuits. {{agency}} vous dit au plus tard le {{until}} si votre séjour est confirmé, et vous envoie alors les informations de paiement.',
      confirmText:
        'Un clic confirme que cette adresse e-mail est la vôtre. Ce ne sera plus nécessaire la prochaine fois.',
      confirm: 'C’est mon adresse e-mail',
      next: 'Vous ne payez encore rien. Vous pouvez déjà annuler ; vous pourrez demander d’autres dates dès que {{agency}} aura confirmé votre séjour. Une erreur ? Répondez à cet e-mail.',
      why: 'Vous recevez cet e-mail parce qu’un séjour a été demandé avec cette adresse e-mail via le site de {{agency}}. Ce n’était pas vous ? Dites-le-nous en répondant à cet e-mail.',
    },
    notice: {
      message: 'Message',
    },
    lapsed: {
      subject: 'Demande expirée : {{unit}}, {{days}}',
      title: 'Votre demande a expiré',
      body: '{{agency}} n’a pas confirmé votre séjour ({{days}}) à temps. Nous ne vous réservons plus ces nuits ; vous n’avez rien à faire ni à payer.',
      again: 'Vous souhaitez encore venir ? Voyez si le séjour est toujours libre et refaites une demande.',
      button: 'Voir la location',
      why: 'Vous recevez cet e-mail parce que vous avez demandé un séjour via le site de {{agency}}.',
    },
    confirmed: {
      subject: 'Séjour confirmé : {{unit}}, {{days}}',
      title: 'Votre séjour est confirmé',
      body: '{{agency}} a confirmé votre séjour et vous attend.',
      next: 'Si le paiement et l’heure d’arrivée ne figurent pas ci-dessus, {{agency}} vous les communiquera. Une question ? Répondez simplement à cet e-mail.',
      contact: 'Pour joindre {{agency}}',
      file: 'Le fichier joint vous permet d’ajouter le séjour à votre agenda.',
    },
    declined: {
      subject: 'Pas possible : {{unit}}, {{days}}',
      title: 'Votre demande n’a pas pu être acceptée',
      body: '{{agency}} ne peut malheureusement pas accepter votre demande ({{days}}).',
      next: 'Vous n’avez rien à faire ni à payer. D’autres dates vous conviendraient peut-être ?',
      offers: '{{agency}} vous propose ces dates. Elles sont encore libres pour l’instant :',
      offer: {
        one: '{{days}}, {{n}} nuit, {{price}}',
        other: '{{days}}, {{n}} nuits, {{price}}',
      },
    },
    cancelled: {
      subject: 'Séjour annulé : {{unit}}, {{days}}',
      title: 'Votre séjour est annulé',
      body: '{{agency}} a annulé votre séjour ({{days}}).',
      next: 'Vous avez déjà payé quelque chose ? Répondez à cet e-mail : {{agency}} règlera cela avec vous.',
    },
    own: {
      all: 'Voir votre séjour, demander d’autres dates ou annuler',
      cancel: 'Voir votre demande ou l’annuler',
      view: 'Voir votre séjour',
    },
    terms: {
      heading: 'Annulation',
      until: 'Jusqu’au {{day}}',
      after: 'Ensuite',
      always: 'Jusqu’à l’arrivée',
      free: 'sans frais',
      due: '{{price}} restent dus',
    },
    wish: {
      subject: 'Autres dates demandées : {{unit}}, {{days}}',
      title: 'Votre demande est chez {{agency}}',
      body: 'Vous demandez ces dates : {{days}} ({{price}}). Tant que {{agency}} ne les a pas confirmées, votre séjour ({{before}}) reste tel qu’il est.',
    },
    kept: {
      subject: 'Vos dates restent : {{unit}}, {{days}}',
      title: 'Votre séjour reste tel qu’il était',
      body: 'Les autres dates ne sont malheureusement pas possibles. Votre séjour ({{days}}) reste confirmé.',
    },
    withdrawn: {
      title: 'Vous avez annulé votre séjour',
      body: 'Vous avez annulé votre séjour ({{days}}). {{agency}} en est aussi avertie.',
      free: 'L’annulation est sans frais. Vous avez déjà payé quelque chose ? {{agency}} vous rembourse.',
      due: 'Selon les conditions, {{price}} restent dus. {{agency}} prend contact avec vous.',
      next: 'Vous avez déjà payé, ou devez encore quelque chose ? {{agency}} règlera cela avec vous, selon les conditions que vous avez acceptées.',
    },
    answered: {
      button: 'Voir les périodes libres',
      why: 'Vous recevez cet e-mail parce qu’un séjour a été demandé avec cette adresse e-mail via le site de {{agency}}.',
    },
  },
} as const;
