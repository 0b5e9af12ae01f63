import type { StartingWords } from './words.ts';

export const FR: StartingWords = {
  urls: { about: 'a-propos', sell: 'vendre' },
  menu: {
    buy: 'Acheter',
    rent: 'Louer',
    sell: 'Vendre',
    about: 'À propos',
    contact: 'Contact',
    offer: 'Nos biens',
    favorites: 'Favoris',
    subscribe: 'Tenez-moi au courant',
  },
  home: {
    title: 'Bienvenue chez {name}',
    lead: '[En une phrase : ce que vous faites et où. Par exemple : Maisons et appartements à Namur et alentour.]',
    description: '{name} : biens à vendre et à louer en [votre région].',
    office: {
      heading: 'Notre agence',
      body: '[Deux ou trois phrases : qui vous êtes, depuis quand vous travaillez, et ce que vos clients peuvent attendre de vous.]',
    },
    selling: {
      heading: 'Vous voulez vendre ou mettre en location ?',
      body: 'Nous venons estimer votre bien et vous expliquons notre façon de travailler.',
    },
  },
  about: {
    title: 'À propos de {name}',
    lead: '[En une phrase : ce qui fait la particularité de votre agence.]',
    story: {
      heading: 'Qui nous sommes',
      body: '[L’histoire de votre agence : ses débuts, son équipe, la région que vous connaissez.]',
    },
    question: {
      heading: 'Une question ?',
      body: 'Appelez-nous ou écrivez-nous. Notre adresse et nos heures d’ouverture figurent au bas de chaque page.',
    },
  },
  sell: {
    title: 'Vendre ou louer avec {name}',
    lead: 'Ce que vaut votre bien, et comment nous trouvons les bonnes personnes.',
    way: {
      heading: 'Notre façon de travailler',
      body: `Nous passons chez vous, visitons votre bien et écoutons vos projets.

Vous recevez une estimation motivée et savez d’avance ce que coûte notre intervention.

[Vos conditions : la durée d’une mission, ce qu’elle coûte et ce qu’elle comprend.]`,
    },
    valuation: {
      heading: 'Faire estimer votre bien ?',
      body: 'Écrivez-nous où il se trouve. Vous recevez une réponse dans les [nombre] jours ouvrables.',
    },
  },
  privacy: {
    title: 'Déclaration de confidentialité',
    controller: {
      heading: 'Qui est responsable',
      body: '{name} est responsable des données que vous nous confiez par ce site. Notre dénomination complète, notre adresse et notre numéro d’entreprise figurent au bas de chaque page. Pour toute question sur vos données, écrivez à [adresse e-mail pour les questions de vie privée].',
    },
    purposes: {
      heading: 'À quoi elles nous servent',
      body: `Lorsque vous posez une question, prenez rendez-vous pour une visite ou demandez un séjour, nous utilisons vos données pour y donner suite. C’est vous qui nous le demandez, en vue d’un contrat.

Vous ne recevez d’e-mails sur les nouveaux biens qu’après avoir confirmé votre demande. Un lien au bas de chacun permet d’y mettre fin.`,
    },
    without: {
      heading: 'Ce que ce site ne fait pas',
      body: 'Ce site ne dépose pas de cookies et ne vous suit pas. Vos favoris et les derniers biens que vous avez regardés restent sur votre appareil. Lorsque vous ouvrez vos favoris, cette page nous demande quels sont ces biens.',
    },
    recipients: {
      heading: 'Qui les voit',
      body: 'Uniquement les personnes qui traitent votre demande chez nous, et les entreprises qui s’occupent de notre site et de nos e-mails : [noms de ces entreprises, et pays où elles conservent les données]. Nous ne vendons pas vos données.',
    },
    kept: {
      heading: 'Combien de temps nous les conservons',
      body: 'Ce que vous nous écrivez arrive aussi dans notre boîte de réception. Nous l’y conservons [combien de temps ; par exemple : deux ans au plus]. Ce que le site conserve lui-même, et pendant combien de temps, figure au bas de cette page.',
    },
    rights: {
      heading: 'Vos droits',
      body: 'Vous pouvez consulter vos données, les faire corriger ou effacer, les emporter, et vous opposer à leur utilisation. Demandez-le-nous : vous recevez une réponse dans le mois. Si elle ne vous satisfait pas, vous pouvez introduire une plainte auprès de l’Autorité de protection des données à Bruxelles, autoriteprotectiondonnees.be.',
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    invitation: {
      heading: 'Les biens présentés sur ce site',
      body: 'Ce que vous voyez ici est une invitation à venir visiter, et non une offre qui nous lie ou lie le propriétaire. Nous relevons les surfaces, les prix et les descriptions avec soin, mais seul compte le contrat que vous signez. Un bien peut avoir été vendu ou loué entre-temps.',
    },
    profession: {
      heading: 'Notre profession',
      body: 'Nous travaillons selon la déontologie de l’Institut professionnel des agents immobiliers (IPI), que vous trouvez sur ipi.be. Notre numéro d’agrément et nos assurances figurent au bas de cette page.',
    },
    pictures: {
      heading: 'Photos, plans et textes',
      body: 'Ils appartiennent à {name} ou à leurs auteurs. Vous pouvez les partager par le site. Pour les utiliser ailleurs, demandez-le-nous d’abord.',
    },
    law: {
      heading: 'Droit applicable',
      body: 'L’utilisation de ce site est soumise au droit belge. Les tribunaux de [arrondissement judiciaire] sont compétents, sauf si la loi vous laisse un autre choix.',
    },
  },
};
