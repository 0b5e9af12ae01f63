/** Texts of the mails with which staff sign in, and are invited to. */
export default {
  staff: {
    subject: '{{sign}} : connexion chez {{agency}}',
    title: 'Connectez-vous',
    sign: 'Signe sur votre écran',
    code: 'Code à six chiffres',
    secret: 'Ne donnez ce code à personne, même à quelqu’un qui dit venir de chez nous.',
    body: 'Votre écran montre un autre signe ? N’ouvrez pas le lien. Il fonctionne un quart d’heure, une seule fois, dans le navigateur où vous l’avez demandé.',
    open: 'Me connecter',
    other: 'Vous n’avez rien demandé ? Ne faites rien : sans votre navigateur, le lien n’ouvre rien.',
    why: 'Vous recevez cet e-mail parce que quelqu’un a voulu se connecter avec cette adresse e-mail à la page de l’agence {{agency}}.',
    invited: {
      subject: 'Votre accès à la page de l’agence {{agency}}',
      title: 'Vous avez accès',
      body: 'Un membre de votre agence vous a donné accès à la page où l’agence suit les demandes et les visites. Connectez-vous avec cette adresse e-mail : vous recevrez un lien et un code. Il n’y a pas de mot de passe.',
      open: 'Aller à la page de l’agence',
      rights:
        'Ce que vous pouvez y voir et y faire dépend de la personne qui gère les accès. Vous ne vous y attendiez pas ? Renseignez-vous d’abord auprès de votre agence.',
      why: 'Vous recevez cet e-mail parce que quelqu’un de {{agency}} vous a ajouté avec cette adresse e-mail.',
    },
  },
} as const;
