/** Texts of the page of an agency's people: who may sign in, what they see and what they may do (decision 159). */
export default {
  tab: 'Équipe',
  title: { one: '{{n}} personne peut se connecter', other: '{{n}} personnes peuvent se connecter' },
  you: 'vous',
  sees: { all: 'Voit tout', own: 'Ne voit que ce qui lui est adressé' },
  rights: {
    none: 'Répond aux demandes',
    homes: 'Modifie les biens',
    site: 'Modifie le site',
    people: 'Gère les accès',
  },
  rightsText: {
    homes: 'Crée et publie des biens, modifie leur prix et leur statut.',
    site: 'Modifie les pages, les menus et l’équipe affichée sur le site.',
    people: 'Ajoute et retire des personnes, et leur donne les droits dont elle ou il dispose.',
  },
  devices: {
    one: 'Connexion sur {{n}} appareil, la dernière le {{when}}',
    other: 'Connexion sur {{n}} appareils, la dernière le {{when}}',
  },
  never: 'Aucune connexion en cours',
  add: 'Ajouter une personne',
  addText: 'Elle reçoit un e-mail avec un lien vers la page de l’agence. Il n’y a pas de mot de passe.',
  addPress: 'Ajouter et envoyer l’e-mail',
  name: 'Nom',
  email: 'Adresse e-mail',
  emailFixed:
    'Une autre adresse e-mail ? Ajoutez la personne avec la nouvelle adresse, puis retirez celle-ci.',
  what: 'Que voit cette personne ?',
  seesAll: 'Tout',
  seesAllText: 'Toutes les demandes, visites, séjours et biens de l’agence.',
  seesOwn: 'Uniquement son propre travail',
  seesOwnText: 'Les demandes adressées à cette adresse e-mail, ses visites et ses biens.',
  may: 'Que peut faire cette personne, en plus de répondre ?',
  lackGive: 'Vous n’avez pas ce droit : vous ne pouvez pas le donner.',
  lackKeep: 'Vous n’avez pas ce droit : il reste tel quel.',
  last: 'Vous êtes la seule personne qui gère les accès. Donnez d’abord ce droit à quelqu’un d’autre.',
  change: 'Modifier',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeText:
    '{{name}} perd tout de suite l’accès, sur tous ses appareils. Ses actions restent au journal avec son nom. Son adresse e-mail est effacée.',
  removeSelf:
    'Vous perdez tout de suite l’accès, sur tous vos appareils. Nous vous le demandons d’abord encore une fois.',
  operator:
    'Les noms de domaine, les fonctions, les limites et les liaisons avec votre système sont gérés par votre agence web.',
  ask: {
    self: 'Retirer votre propre accès ?',
    selfText:
      'Vous perdez tout de suite l’accès, sur tous vos appareils. Seule une personne qui gère les accès peut vous ajouter à nouveau.',
    selfYes: 'Oui, retirer mon accès',
    drop: 'Ne plus gérer les accès ?',
    dropText:
      'Vous ne verrez plus cette page. Seule une personne qui gère les accès peut vous rendre ce droit.',
    dropYes: 'Oui, retirer ce droit',
    no: 'Non, ne rien changer',
  },
  said: {
    added: 'Accès ajouté. L’e-mail est en route.',
    changed: 'Enregistré.',
    removed: 'Accès retiré, sur tous les appareils.',
    grants: 'Vous n’avez pas ce droit : vous ne pouvez pas le donner. Rien n’a été modifié.',
    last: 'Quelqu’un doit continuer à gérer les accès. Donnez d’abord ce droit à quelqu’un d’autre. Rien n’a été modifié.',
    known: 'Quelqu’un utilise déjà cette adresse e-mail. Modifiez son accès ci-dessous.',
    gone: 'L’accès de cette personne a été retiré entre-temps.',
    wrong: 'Lisez ce qui est écrit près du champ. Rien n’a été modifié.',
  },
  wrong: {
    name: 'Écrivez un nom de 80 caractères au plus.',
    email: 'Écrivez une adresse e-mail, comme nom@agence.be.',
  },
  none: 'Cette page est réservée aux personnes qui gèrent les accès',
  noneText: 'Demandez ce droit à quelqu’un qui l’a, ou à votre agence web.',
  log: {
    added: 'a ajouté une personne',
    changed: 'a modifié un accès',
    removed: 'a retiré un accès',
    sees: { all: 'tout', own: 'son propre travail' },
    rights: { homes: 'biens', site: 'site', people: 'accès', none: 'aucun droit de plus' },
    name: 'autre nom',
    unset: 'aucun accès',
  },
} as const;
