/** Texts of the mail with which staff sign in. */
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
  },
} as const;
