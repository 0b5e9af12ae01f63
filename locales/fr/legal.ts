/** Texts that the law requires: the agency's identity, and the data that the site keeps about visitors. */
export default {
  legal: {
    heading: 'Qui nous sommes',
    name: 'Entreprise',
    companyNumber: 'Numéro d’entreprise',
    vatNumber: 'Numéro de TVA',
    titles: 'Titre professionnel',
    title: {
      broker: 'Agent immobilier intermédiaire',
      syndic: 'agent immobilier syndic',
      steward: 'agent immobilier régisseur',
    },
    professionalNumber: 'Numéro IPI',
    country: 'Pays d’agréation',
    supervisor: 'Autorité de contrôle',
    codeOfConduct: 'Code de déontologie',
    liability: 'Responsabilité civile professionnelle',
    guarantee: 'Cautionnement',
    thirdPartyAccount: 'Compte de tiers',
  },
  /** The privacy statement of an agency without its own. */
  privacy: {
    controller: {
      heading: 'Qui répond de vos données',
      text: '{{name}} décide à quoi servent les données que vous saisissez sur ce site, et en répond.',
    },
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    use: {
      heading: 'À quoi elles servent',
      asked:
        'À faire ce que vous demandez par un formulaire, et à vous écrire à ce sujet. Vous y consentez en l’envoyant, et pouvez toujours y revenir.',
      agency:
        'Le site envoie ce que vous saisissez par e-mail à {{name}} ou à la personne qui suit le bien. Ce qui arrive dans cette boîte mail, {{name}} le conserve de son côté.',
      abuse:
        'Contre les abus, le site compte brièvement combien de formulaires et de réservations viennent d’un même réseau. C’est un intérêt légitime.',
      none: 'Le site ne vous suit pas et ne dresse aucun profil de vous. Il fonctionne chez Cloudflare, qui traite les données en sous-traitance.',
    },
    rights: {
      heading: 'Vos droits',
      text: 'Vous pouvez consulter vos données, les faire corriger, effacer ou transférer, faire limiter leur usage et vous y opposer. Un message à {{name}} suffit.',
      alerts: 'Vous arrêtez les e-mails sur les nouveaux biens par le lien qui figure dans chacun d’eux.',
      viewing: 'Vous déplacez ou annulez une visite par les liens de sa confirmation.',
      complaint:
        'En cas de désaccord, vous pouvez introduire une plainte auprès de l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles.',
    },
  },
  kept: {
    heading: 'Ce que ce site conserve, et combien de temps',
    lead: 'Voici ce que le site conserve lui-même. Ce qui est plus ancien est effacé automatiquement, toutes les heures. Il ne dépose pas de cookies chez les visiteurs ; seuls les collaborateurs de l’agence qui s’identifient en reçoivent un pour 30 jours, et un pour 180 jours qui permet de reconnaître l’appareil.',
    days: { one: '{{n}} jour', other: '{{n}} jours' },
    year: 'un an',
    twoYears: 'deux ans',
    contact: {
      what: 'Questions',
      how: 'Vos nom, adresse e-mail, numéro de téléphone et message, quand vous souhaitez être appelé et quand l’agence a répondu : {{days}}.',
    },
    valuation: {
      what: 'Estimations',
      how: 'L’adresse et ce que vous dites du bien, votre nom, adresse e-mail, numéro de téléphone et message : {{days}}, ou jusqu’au retrait de la demande.',
    },
    friend: {
      what: 'Un bien que vous transmettez',
      how: 'L’adresse e-mail du destinataire : {{days}}.',
    },
    alert: {
      what: 'E-mails sur les nouveaux biens',
      how: 'Votre adresse e-mail, votre langue et votre recherche ou le bien que vous suivez : tant que dure votre inscription, et {{ended}} après votre désinscription. Sans confirmation de votre part : {{pending}}.',
    },
    viewing: {
      what: 'Visites',
      how: 'Vos nom, adresse e-mail, numéro de téléphone et remarque, les dates précédentes de la visite et la réponse de l’agence : jusqu’à {{days}} après la visite. Sans confirmation de votre part : {{held}}.',
    },
    stay: {
      what: 'Locations de vacances',
      how: 'Vos nom, adresse e-mail, numéro de téléphone, message, les conditions acceptées et la réponse de l’agence : jusqu’à {{days}} après votre départ. Sans confirmation de votre part : {{held}}.',
    },
    system: {
      what: 'Ce qui va dans le logiciel de l’agence',
      how: 'Vos questions, visites et estimations vont aussi dans {{systems}}, le logiciel de {{name}} : vos nom, adresse e-mail, numéro de téléphone, langue et ce que vous avez écrit. {{name}} conserve et efface ce qui s’y trouve. Le site retient cet envoi avec une empreinte de votre adresse e-mail : {{days}}.',
    },
    card: {
      what: 'Recherches dans le logiciel de l’agence',
      how: 'Seulement si vous cochez la case prévue : votre recherche, votre nom, votre adresse e-mail et votre langue vont dans {{system}}, le logiciel utilisé par {{name}}, dès que vous avez confirmé votre adresse. Le site retient ce que disait la case, dans quelle langue et quand vous l’avez cochée, aussi longtemps que votre inscription. Si vous arrêtez, il le fait savoir à {{system}} ou à {{name}} ; {{name}} y efface la recherche.',
    },
    mail: {
      what: 'E-mails envoyés par le site',
      how: 'L’adresse e-mail et le contenu : {{days}}.',
    },
    link: {
      what: 'Liens dans les e-mails',
      how: 'Une empreinte irréversible (hash) du lien : {{days}}, ou aussi longtemps que l’inscription ou la visite. Le fait que vous ayez confirmé une adresse e-mail, lui aussi comme simple empreinte de cette adresse : {{confirmed}}.',
    },
    abuse: {
      what: 'Contre les abus',
      how: 'Une empreinte, à clé secrète, du réseau d’où vient une réservation : {{days}}. Une empreinte de votre adresse IP compte pendant une minute les formulaires que vous envoyez.',
    },
    answer: { what: 'Contre les envois en double', how: 'La réponse à un formulaire : {{days}}.' },
    waiting: {
      what: 'En cas de panne',
      how: 'Votre formulaire attend que tout fonctionne à nouveau, {{days}} au plus.',
    },
    interest: {
      what: 'L’intérêt pour un bien',
      how: 'Uniquement des nombres par bien et par jour : combien de fois sa page a été ouverte, combien de fois le bien figurait dans des favoris ou une comparaison ou a été transmis, et combien de questions, de visites et d’e-mails le concernaient. Ni votre nom, ni votre adresse IP, ni votre navigateur, ni l’heure, ni le site d’où vous venez n’y figurent. Le serveur compte les pages que vous demandez ; rien n’est déposé ni lu pour cela dans votre navigateur. Par jour : {{days}} ; ensuite par mois, tant que le bien est connu. L’agence, et le propriétaire si elle le souhaite, voient ces nombres par semaine ; en dessous de cinq, il est écrit « moins de 5 ».',
    },
    searches: {
      what: 'Ce qui est cherché',
      how: 'Uniquement des nombres par semaine : combien de fois une commune, un type, une gamme de prix, un nombre de chambres ou un atout comme un jardin ont été recherchés, et combien de fois la réponse était maigre. Jamais ce que vous tapez ou dessinez sur la carte, ni qui cherchait. {{days}}. L’agence les voit à partir de cinq fois par semaine.',
    },
    duo: {
      what: 'Une liste à deux',
      how: 'Seulement si vous la créez : les biens, les prénoms que vous indiquez, et vos cœurs et notes à tous les deux. Des deux liens, seulement une empreinte irréversible (hash). {{days}} après la dernière utilisation, ou jusqu’à ce que l’une de vous deux y mette fin. Personne à l’agence ne la voit.',
    },
    browser: {
      what: 'Dans votre propre navigateur',
      how: 'Vos favoris, leur nom et leur prix, les derniers biens consultés et votre dernière recherche : jusqu’à ce que vous les effaciez. Si vous ouvrez les favoris ou l’accueil, votre navigateur nous demande ces biens.',
    },
    staff: {
      what: 'Collaborateurs de l’agence',
      how: 'Nom et adresse e-mail, tant que la personne peut s’identifier ; une adresse saisie pour s’identifier : {{asked}} ; les appareils : jusqu’à {{days}} après leur dernière utilisation ; qui a fait quoi, avec les brouillons et les versions précédentes des biens : {{journal}}.',
    },
    robots: {
      what: 'Contrôle des robots',
      how: 'Cloudflare Turnstile vérifie, sur les formulaires, que vous n’êtes pas un robot, et voit pour cela votre adresse IP et des données de votre navigateur.',
    },
    elsewhere: {
      what: 'Cartes, vidéos et visites virtuelles d’ailleurs',
      how: 'Elles ne se chargent que si vous le demandez. Le fournisseur voit alors votre adresse IP.',
    },
  },
} as const;
