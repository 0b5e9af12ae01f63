import type { MailTexts } from './mail-texts.ts';

const biens = (count: number): string => (count === 1 ? '1 nouveau bien' : `${count} nouveaux biens`);
const prix = (count: number): string => (count === 1 ? '1 prix en baisse' : `${count} prix en baisse`);

export const fr: MailTexts = {
  home: 'Bien',
  priceFrom: 'À partir de',
  priceOnRequest: 'Prix sur demande',
  perMonth: '/ mois',
  before: (price) => `au lieu de ${price}`,
  hello: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  regards: (agency) => `Bien à vous,\n${agency}`,
  languages: { nl: 'néerlandais', fr: 'français', en: 'anglais', de: 'allemand' },
  notice: {
    subject: (sender, about) => (about === '' ? `Demande de ${sender}` : `Demande de ${sender} : ${about}`),
    title: 'Nouvelle demande via votre site',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
    reference: 'Référence',
    rentalUnit: 'Location de vacances',
    message: 'Message',
    why: 'Répondez simplement à cet e-mail : votre réponse parviendra au visiteur.',
  },
  receipt: {
    subject: (agency) => `${agency} a bien reçu votre message`,
    title: 'Merci pour votre message',
    body: 'Nous avons bien reçu votre message et vous répondrons dès que possible.',
    about: 'Votre message concerne :',
    why: (agency) =>
      `Vous recevez cet e-mail parce qu’un message a été envoyé avec cette adresse via le site de ${agency}. Ce n’était pas vous ? Vous n’avez rien à faire.`,
  },
  friend: {
    subject: (sender) => `${sender} vous recommande un bien`,
    title: (sender) => `Une suggestion de ${sender}`,
    body: (sender, agency) => `${sender} a vu ce bien chez ${agency} et a pensé à vous.`,
    message: (sender) => `${sender} vous écrit :`,
    button: 'Voir le bien',
    why: (sender, agency) =>
      `Vous recevez ce seul e-mail car ${sender} a indiqué votre adresse sur le site de ${agency}. Nous ne vous écrirons plus ensuite.`,
  },
  confirm: {
    subject: 'Confirmez votre inscription',
    title: 'Encore un clic',
    body: (agency) =>
      `Vous souhaitez recevoir un e-mail dès que ${agency} propose un bien qui correspond à votre recherche. Confirmez que c’est bien vous qui l’avez demandé :`,
    button: 'Oui, tenez-moi informé',
    days: (days) => `Le lien reste valable ${days} jours.`,
    why: (agency) =>
      `Quelqu’un a indiqué cette adresse sur le site de ${agency}. Ce n’était pas vous ? Ne faites rien : vous ne recevrez pas d’autre e-mail.`,
  },
  digest: {
    subject: (fresh, lowered) =>
      [...(fresh > 0 ? [biens(fresh)] : []), ...(lowered > 0 ? [prix(lowered)] : [])].join(', '),
    title: 'Du nouveau pour vous',
    body: 'Voici ce qui est arrivé ou a changé depuis notre dernier e-mail et correspond à votre recherche.',
    fresh: 'Nouveau dans l’offre',
    lowered: 'Prix en baisse',
    more: (count) => (count === 1 ? 'Et encore 1 bien' : `Et encore ${count} biens`),
    why: (agency) =>
      `Vous recevez cet e-mail, au plus une fois par jour, parce que vous avez demandé les alertes de ${agency}.`,
    manage: 'Modifier la recherche',
    unsubscribe: 'Se désinscrire',
  },
};
