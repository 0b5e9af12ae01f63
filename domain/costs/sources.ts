/** Who published a rate, and where it was read. */
interface CostSource {
  readonly publisher: string;
  readonly href: string;
}

/** Pages in which rates were read, by the name that rates use. */
export const COST_SOURCES = {
  beBrussels: {
    publisher: 'be.brussels',
    href: 'https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement',
  },
  belfius: {
    publisher: 'Belfius',
    href: 'https://www.belfius.be/retail/fr/moments-cles/habitation/mise-location/questions-reponses/quid-garantie-locative/index.aspx',
  },
  circular52: {
    publisher: 'Forum for the Future, circulaire 2023/C/52',
    href: 'https://blog.forumforthefuture.be/fr/article/region-de-bruxelles-capitale-circulaire-du-17-novembre-2022-sur-le-droit-de-vente/18845',
  },
  circular48: {
    publisher: 'Forum for the Future, circulaire 2025/C/48',
    href: 'https://blog.forumforthefuture.be/fr/article/circulaire-2025c48-concernant-le-nouveau-regime-relatif-a-lapplication-du-taux-de-tva-de-6-pour-la-demolition-et-la-reconstruction-de-logements/28055',
  },
  council: {
    publisher: 'news.belgium.be',
    href: 'https://news.belgium.be./fr/modifications-du-droit-decriture-pour-certains-actes-notaries',
  },
  crefinance: {
    publisher: 'Crefinance',
    href: 'https://crefinance.be/infos-pratiques/le-credit-hypo-un-acte-bien-balise/lacte-de-credit-et-ses-couts',
  },
  dewaele: {
    publisher: 'Dewaele',
    href: 'https://dewaele.com/fr/conseils/droits-enregistrement-bruxelles',
  },
  finacces: {
    publisher: 'Fiduciaire Finacces',
    href: 'https://fiduciaire-finacces.be/tva-a-6-pour-la-demolition-reconstruction-ce-quil-faut-retenir',
  },
  habicom: {
    publisher: 'Habicom',
    href: 'https://www.habicom.be/nl/faq/kosten-bij-de-aankoop-van-een-woning',
  },
  hospel: { publisher: 'Hospel, notaire', href: 'https://hospel-notaire.be/?p=927' },
  immoKs: { publisher: 'Immo KS', href: 'https://www.immoks.be/nl/notariele-hervormingen-2023/' },
  immovlanDeposit: {
    publisher: 'Immovlan',
    href: 'https://immovlan.be/fr/article/67786/combien-de-mois-de-garantie-locative-peut-exiger-le-bailleur',
  },
  immovlanWriting: {
    publisher: 'Immovlan',
    href: 'https://immovlan.be/fr/article/46435/actes-notaries-les-tarifs-des-droits-decriture-vont-augmenter',
  },
  keytrade: { publisher: 'Keytrade Bank', href: 'https://keytradebank.be/en/our-blog/costs-to-buy-a-home' },
  livios: {
    publisher: 'Livios',
    href: 'https://www.livios.be/nl/artikel/100448/de-registratierechten-zakken-in-2025-naar-2-voor-de-eerste-woning',
  },
  lwc: { publisher: 'LWC', href: 'https://lwc.be/blog/verhoging-huurwaarborg-vanaf-1-januari/' },
  mercier: {
    publisher: 'Mercier Van Lanschot',
    href: 'https://www.merciervanlanschot.be/nl-be/insights/wealth-planning-en-family-services/lagere-notariskosten-vanaf-1-januari-2023',
  },
  mesFinances: {
    publisher: 'Mes-finances.be',
    href: 'https://www.mes-finances.be/pret-hypothecaire/frais/frais-de-notaire/',
  },
  nisaba: {
    publisher: 'Nisaba, circulaire 2025/C/42',
    href: 'https://www.nisaba.be/nl/blog/reis-1/la-circulaire-2025-c-42-du-5-juillet-2025-concernant-les-droits-d-enregistrement-wallon-de-vente-3-habitation-propre-et-unique-18',
  },
  notaireWallonia: {
    publisher: 'Notaire.be',
    href: 'https://temp.notaire.be/immobilier/acheter-et-vendre-un-bien-immobilier/les-frais-lies-lachat/droits-denregistrement-en-region-wallonne',
  },
  notarisLand: {
    publisher: 'Notaris.be',
    href: 'https://www.notaris.be/verkopen-kopen-huren-lenen/bouwen/de-btw-regeling-bij-nieuwbouw/btw-op-de-bijbehorende-grond',
  },
  pim: {
    publisher: 'PIM',
    href: 'https://www.pim.be/calculs-automatiques/le-complexe-calcul-des-frais-dacte/',
  },
  pimForum: {
    publisher: 'PIM, citing Fednot and the federal tax service',
    href: 'https://forum.pim.be/topic-295147-frais-de-notaire-les-actes-immobiliers-couteront-plus-cher-en-2024-page-1.html',
  },
  record: {
    publisher: 'Record Bank',
    href: 'https://blog.recordbank.be/nl/artikel/de-notariskosten-van-een-hypothecaire-lening',
  },
  trends: {
    publisher: 'Trends-Tendances',
    href: 'https://trends.levif.be/immo/malgre-une-baisse-des-frais-de-dossier-les-actes-immobiliers-couteront-plus-cher-en-2024/',
  },
  vgd: {
    publisher: 'VGD',
    href: 'https://vgd.eu/blog/verstrenging-vlaams-verlaagd-verkooprecht-2-vanaf-1-januari-2026',
  },
  taxFlanders: {
    publisher: 'Vlaamse Belastingdienst',
    href: 'https://belastingen.vlaanderen.be/recht_op_hypotheekvestiging_tarief',
  },
} as const satisfies Readonly<Record<string, CostSource>>;

export type CostSourceName = keyof typeof COST_SOURCES;
