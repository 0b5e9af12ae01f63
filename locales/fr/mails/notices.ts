/** Texts of mails to an agency with answer links. Names and days are inserted unchanged. */
export default {
  notices: {
    how: 'Chaque lien ouvre une page où vous pouvez d’abord écrire un mot au visiteur. Votre réponse n’est donnée que lorsque vous y appuyez sur le bouton.',
    why: 'Si vous répondez à cet e-mail, votre réponse parviendra au visiteur. Ne transférez pas cet e-mail : qui le détient peut répondre en votre nom.',
    deeds: {
      confirm: 'Confirmer',
      'confirm-late': 'Confirmer malgré tout',
      decline: 'Ne pas confirmer',
      cancel: 'Annuler malgré tout',
      answered: 'Marquer comme traité',
      move: 'Déplacer cette visite',
      keep: 'Maintenir les dates initiales',
      moveStay: 'Confirmer les autres dates',
      moveOwn: 'Déplacer à d’autres dates',
      confirmViewing: 'Confirmer et communiquer la rue',
      cancelViewing: 'Annuler cette visite',
    },
    asked: {
      subject: 'À traiter : {{unit}}, {{days}}',
      title: '{{visitor}} souhaite venir',
      body: 'Les nuits sont bloquées jusqu’à votre réponse. Répondez au plus tard le {{until}} : ensuite, la demande expire, les nuits se libèrent et vous en êtes avertis, le visiteur et vous.',
    },
    reminder: {
      subject: 'Encore à traiter : {{unit}}, {{days}}',
    },
    confirmed: {
      subject: 'Confirmé : {{unit}}, {{days}}',
      title: 'Le séjour de {{visitor}} est confirmé',
      body: 'Les nuits sont prises et le visiteur le sait. Le séjour ne peut finalement pas avoir lieu ? Annulez-le par ce lien.',
    },
    lapsed: {
      subject: 'Expirée : {{unit}}, {{days}}',
      title: 'La demande de {{visitor}} a expiré',
      body: 'Personne n’a répondu à temps. Les nuits sont à nouveau libres et le visiteur en a été averti par e-mail. Vous souhaitez malgré tout confirmer le séjour ? C’est possible tant que personne d’autre ne demande ces nuits. Appelez d’abord : le visiteur a peut-être déjà réservé ailleurs.',
    },
    wished: {
      subject: 'À traiter : autres dates, {{unit}}, {{days}}',
      title: '{{visitor}} demande d’autres dates',
      body: 'Le client demande {{wish}} au lieu de {{days}} ; le total devient alors {{price}}. Les nouvelles nuits ne sont pas encore prises, et le séjour reste tel quel jusqu’à votre réponse.',
    },
    withdrawn: {
      subject: 'Annulé par le client : {{unit}}, {{days}}',
      title: '{{visitor}} annule',
      body: 'Les nuits sont à nouveau libres, et le client en a été averti par e-mail.',
      free: 'L’annulation est sans frais.',
      due: 'Selon vos conditions, {{price}} restent dus.',
    },
    viewing: {
      street:
        'La rue de ce bien n’est pas publiée sur le site. Le visiteur la reçoit dès que vous confirmez la visite, et sinon 24 heures avant, avec le rappel. Pour une visite d’aujourd’hui ou de demain, votre confirmation est nécessaire.',
      body: 'Cette visite ne peut pas avoir lieu ? Déplacez-la ou annulez-la ici. Vous pouvez d’abord écrire un mot au visiteur, et le créneau se libère.',
      openHouse:
        'Cette visite ne peut pas avoir lieu ? Annulez-la ici. Vous pouvez d’abord écrire un mot au visiteur, et la place se libère.',
    },
    contact: {
      body: 'Répondez à cette demande en répondant à l’e-mail. C’est fait ? Marquez-la comme traitée. Le visiteur n’en est pas averti.',
      call: 'Rappelez le visiteur. C’est fait ? Marquez la demande comme traitée. Le visiteur n’en est pas averti.',
    },
    valuation: {
      body: 'Vous avez appelé ou écrit ? Marquez la demande comme traitée. La personne qui l’a faite n’en est pas avertie.',
    },
  },
  /** First in the mail that goes in the place of a request to the agency’s system. */
  atVendor: {
    no: 'Cette demande n’a pas pu être enregistrée dans {{system}}. Vous ne la trouverez que dans cet e-mail et sur votre page.',
    maybe:
      'Cette demande se trouve peut-être déjà dans {{system}} : ce système n’a pas répondu. Vérifiez avant de l’y ajouter vous-même.',
  },
} as const;
