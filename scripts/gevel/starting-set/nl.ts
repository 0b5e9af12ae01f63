import type { StartingWords } from './words.ts';

export const NL: StartingWords = {
  urls: { about: 'over-ons', sell: 'verkopen' },
  menu: {
    buy: 'Kopen',
    rent: 'Huren',
    sell: 'Verkopen',
    about: 'Over ons',
    contact: 'Contact',
    offer: 'Ons aanbod',
    favorites: 'Favorieten',
    subscribe: 'Hou me op de hoogte',
  },
  home: {
    title: 'Welkom bij {name}',
    lead: '[In één zin: wat u doet en waar. Bijvoorbeeld: Huizen en appartementen in en rond Gent.]',
    description: '{name}: vastgoed te koop en te huur in [uw streek].',
    office: {
      heading: 'Ons kantoor',
      body: '[Twee of drie zinnen: wie u bent, sinds wanneer u werkt, en wat klanten van u mogen verwachten.]',
    },
    selling: {
      heading: 'Zelf verkopen of verhuren?',
      body: 'We komen graag langs om uw woning te schatten, en leggen uit hoe we te werk gaan.',
    },
  },
  about: {
    title: 'Over {name}',
    lead: '[In één zin: wat uw kantoor eigen is.]',
    story: {
      heading: 'Wie wij zijn',
      body: '[Het verhaal van uw kantoor: hoe het begon, wie er werkt, welke streek u kent.]',
    },
    question: {
      heading: 'Een vraag?',
      body: 'Bel of schrijf ons gerust. Ons adres en onze openingsuren staan onderaan elke pagina.',
    },
  },
  sell: {
    title: 'Verkopen of verhuren met {name}',
    lead: 'Wat uw woning waard is, en hoe we er de juiste mensen voor vinden.',
    way: {
      heading: 'Hoe wij werken',
      body: `We komen langs, bekijken uw woning en luisteren naar uw plannen.

U krijgt een schatting met uitleg, en weet vooraf wat onze bemiddeling kost.

[Uw voorwaarden: hoe lang een opdracht loopt, wat ze kost en wat daarin begrepen is.]`,
    },
    valuation: {
      heading: 'Uw woning laten schatten?',
      body: 'Schrijf ons waar ze ligt. U krijgt een antwoord binnen [aantal] werkdagen.',
    },
  },
  privacy: {
    title: 'Privacyverklaring',
    controller: {
      heading: 'Wie verantwoordelijk is',
      body: '{name} is verantwoordelijk voor de gegevens die u ons via deze website toevertrouwt. Onze volledige naam, ons adres en ons ondernemingsnummer staan onderaan elke pagina. Met vragen over uw gegevens kunt u terecht bij [e-mailadres voor vragen over privacy].',
    },
    purposes: {
      heading: 'Waarvoor wij ze gebruiken',
      body: `Stelt u een vraag, maakt u een afspraak voor een bezoek of vraagt u een verblijf aan, dan gebruiken we uw gegevens om dat voor u te regelen. U vraagt er ons zelf om, met het oog op een overeenkomst.

E-mails over nieuwe panden krijgt u alleen als u die aanvraag hebt bevestigd. Onderaan elke e-mail staat een link om ze stop te zetten.`,
    },
    without: {
      heading: 'Wat deze website niet doet',
      body: 'Deze website plaatst geen cookies en volgt u niet. Uw favorieten en de panden die u het laatst bekeek, staan op uw eigen toestel. Opent u uw favorieten, dan vraagt die pagina ons welke panden dat zijn.',
    },
    recipients: {
      heading: 'Wie ze te zien krijgt',
      body: 'Alleen wie bij ons aan uw vraag werkt, en de bedrijven die onze website en onze e-mail verzorgen: [namen van die bedrijven, en het land waar zij gegevens bewaren]. Wij verkopen uw gegevens niet.',
    },
    kept: {
      heading: 'Hoe lang wij ze bewaren',
      body: 'Wat u ons schrijft, komt ook in onze mailbox aan. Daar blijft het [hoe lang; bijvoorbeeld: hoogstens twee jaar]. Wat de website zelf bewaart, en hoe lang, staat onderaan deze pagina.',
    },
    rights: {
      heading: 'Uw rechten',
      body: 'U mag uw gegevens inzien, laten verbeteren, laten wissen of meenemen, en u mag zich tegen het gebruik ervan verzetten. Vraag het ons, en u krijgt binnen een maand antwoord. Bent u daar niet tevreden mee, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel, gegevensbeschermingsautoriteit.be.',
    },
  },
  terms: {
    title: 'Gebruiksvoorwaarden',
    invitation: {
      heading: 'Panden op deze website',
      body: 'Wat u hier ziet, is een uitnodiging om te komen kijken en geen aanbod dat ons of de eigenaar bindt. Oppervlakten, prijzen en beschrijvingen noteren we met zorg, maar alleen de overeenkomst die u tekent, telt. Een pand kan intussen verkocht of verhuurd zijn.',
    },
    profession: {
      heading: 'Ons beroep',
      body: 'Wij werken volgens de plichtenleer van het Beroepsinstituut van Vastgoedmakelaars (BIV), die u vindt op biv.be. Ons erkenningsnummer en onze verzekeringen staan onderaan deze pagina.',
    },
    pictures: {
      heading: 'Foto’s, plannen en teksten',
      body: 'Die zijn van {name} of van wie ze maakte. U mag ze met anderen delen via de website. Wilt u ze elders gebruiken, vraag het ons dan eerst.',
    },
    law: {
      heading: 'Toepasselijk recht',
      body: 'Voor het gebruik van deze website geldt het Belgische recht. De rechtbanken van [gerechtelijk arrondissement] zijn bevoegd, tenzij de wet u een andere keuze geeft.',
    },
  },
};
