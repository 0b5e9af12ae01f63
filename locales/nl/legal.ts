/** Texts that the law requires: the agency's identity, and the data that the site keeps about visitors. */
export default {
  legal: {
    heading: 'Wie we zijn',
    name: 'Onderneming',
    companyNumber: 'Ondernemingsnummer',
    vatNumber: 'Btw-nummer',
    titles: 'Beroepstitel',
    title: {
      broker: 'Vastgoedmakelaar-bemiddelaar',
      syndic: 'vastgoedmakelaar-syndicus',
      steward: 'vastgoedmakelaar-rentmeester',
    },
    professionalNumber: 'BIV-nummer',
    country: 'Land van erkenning',
    supervisor: 'Toezichthouder',
    codeOfConduct: 'Plichtenleer',
    liability: 'Beroepsaansprakelijkheid',
    guarantee: 'Borgstelling',
    thirdPartyAccount: 'Derdenrekening',
  },
  /** The privacy statement of an agency without its own. */
  privacy: {
    controller: {
      heading: 'Wie voor uw gegevens instaat',
      text: '{{name}} beslist waarvoor de gegevens dienen die u op deze website invult, en staat ervoor in.',
    },
    address: 'Adres',
    email: 'E-mail',
    phone: 'Telefoon',
    use: {
      heading: 'Waarvoor ze dienen',
      asked:
        'Om te doen wat u met een formulier vraagt, en u daarover te schrijven. U stemt daarmee in als u het verstuurt, en mag daar altijd op terugkomen.',
      agency:
        'Wat u invult, mailt de website naar {{name}} of naar wie het pand opvolgt. Wat daar in de mailbox aankomt, bewaart {{name}} zelf.',
      abuse:
        'Tegen misbruik telt de website korte tijd hoeveel formulieren en boekingen van één netwerk komen. Dat is een gerechtvaardigd belang.',
      none: 'De website volgt u niet en maakt geen profiel van u. Ze draait bij Cloudflare, dat de gegevens in opdracht verwerkt.',
    },
    rights: {
      heading: 'Uw rechten',
      text: 'U mag uw gegevens inzien, laten verbeteren, laten wissen of meenemen, het gebruik ervan laten beperken en er bezwaar tegen maken. Een bericht aan {{name}} volstaat.',
      alerts: 'Mails over nieuwe panden stopt u met de link in elk van die mails.',
      viewing: 'Een bezoek verplaatst of annuleert u met de links in de bevestiging.',
      complaint:
        'Bent u niet tevreden, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.',
    },
  },
  kept: {
    heading: 'Wat deze website bewaart, en hoelang',
    lead: 'Dit bewaart de website zelf. Wat ouder is, wist ze elk uur vanzelf. Bij bezoekers plaatst ze geen cookies; wie bij het kantoor werkt en zich aanmeldt, krijgt er één voor 30 dagen en één voor 180 dagen waaraan het toestel wordt herkend.',
    days: { one: '{{n}} dag', other: '{{n}} dagen' },
    year: 'een jaar',
    twoYears: 'twee jaar',
    contact: {
      what: 'Vragen',
      how: 'Uw naam, e-mailadres, telefoonnummer en bericht, wanneer u gebeld wilt worden en wanneer het kantoor antwoordde: {{days}}.',
    },
    valuation: {
      what: 'Waardebepalingen',
      how: 'Het adres en wat u over de woning vertelt, uw naam, e-mailadres, telefoonnummer en bericht: {{days}}, of tot u de aanvraag intrekt.',
    },
    friend: { what: 'Een pand dat u doorstuurt', how: 'Het e-mailadres waar het heen gaat: {{days}}.' },
    alert: {
      what: 'Mails over nieuwe panden',
      how: 'Uw e-mailadres, taal en zoekopdracht of het pand dat u volgt: zolang u ingeschreven bent, en {{ended}} na uw uitschrijving. Bevestigt u uw inschrijving niet: {{pending}}.',
    },
    viewing: {
      what: 'Bezoeken',
      how: 'Uw naam, e-mailadres, telefoonnummer en opmerking, wanneer het bezoek eerst was en wat het kantoor antwoordde: tot {{days}} na het bezoek. Bevestigt u het bezoek niet: {{held}}.',
    },
    stay: {
      what: 'Vakantieverblijven',
      how: 'Uw naam, e-mailadres, telefoonnummer, bericht, de voorwaarden die u aanvaardde en wat het kantoor antwoordde: tot {{days}} na uw vertrek. Bevestigt u de aanvraag niet: {{held}}.',
    },
    system: {
      what: 'Wat naar het systeem van het kantoor gaat',
      how: 'Uw vragen, bezoeken en waardebepalingen gaan ook naar {{systems}}, waarmee {{name}} werkt: uw naam, e-mailadres, telefoonnummer, taal en wat u schreef. Wat daar staat, bewaart en wist {{name}} zelf. Dat het daarheen ging, onthoudt de website met een afdruk van uw e-mailadres: {{days}}.',
    },
    card: {
      what: 'Zoekopdrachten in het systeem van het kantoor',
      how: 'Alleen als u het vakje daarvoor aanvinkt: uw zoekopdracht, naam, e-mailadres en taal gaan naar {{system}}, waarmee {{name}} werkt, zodra u uw adres bevestigd hebt. De website onthoudt wat bij het vakje stond, in welke taal en wanneer u het aanvinkte, zolang ze uw inschrijving bewaart. Stopt u, dan laat ze dat aan {{system}} of aan {{name}} weten; {{name}} wist de zoekopdracht daar zelf.',
    },
    mail: { what: 'Mails die de website verstuurt', how: 'Het e-mailadres en wat erin staat: {{days}}.' },
    link: {
      what: 'Links in mails',
      how: 'Een onomkeerbare afdruk (hash) van de link: {{days}}, of zolang we de inschrijving of het bezoek bewaren. Dat u een e-mailadres bevestigde, ook alleen als afdruk van dat adres: {{confirmed}}.',
    },
    abuse: {
      what: 'Tegen misbruik',
      how: 'Een afdruk van het netwerk waarvan een boeking komt, met een geheime sleutel: {{days}}. Een afdruk van uw IP-adres telt een minuut lang hoeveel formulieren u stuurt.',
    },
    answer: { what: 'Tegen dubbel versturen', how: 'Het antwoord op een formulier: {{days}}.' },
    waiting: { what: 'Bij een storing', how: 'Uw formulier wacht tot alles weer werkt, hoogstens {{days}}.' },
    interest: {
      what: 'Hoe vaak een pand bekeken wordt',
      how: 'Alleen aantallen per pand en per dag: hoe vaak de pagina geopend werd, hoe vaak het pand in favorieten of een vergelijking stond of doorgestuurd werd, en hoeveel vragen, bezoeken en mails erover gingen. Uw naam, IP-adres, browser, het uur en waar u vandaan komt, staan er niet bij. De server telt de pagina’s die u opvraagt; in uw browser wordt daarvoor niets geplaatst of gelezen. Per dag: {{days}}; daarna per maand, zolang het pand bekend is. Het kantoor, en de eigenaar als het kantoor dat wil, zien die aantallen per week; onder vijf staat er “minder dan 5”.',
    },
    searches: {
      what: 'Wat gezocht wordt',
      how: 'Alleen aantallen per week: hoe vaak er gezocht werd naar een gemeente, een type, een prijsklasse, een aantal slaapkamers of een troef als een tuin, en hoe vaak dat weinig opleverde. Nooit wat u typt of op de kaart tekent, en niet wie zocht. {{days}}. Het kantoor ziet ze vanaf vijf keer in een week.',
    },
    duo: {
      what: 'Een lijst voor twee',
      how: 'Alleen als u ze maakt: de panden, de voornamen die u invult, en de hartjes en notities van u beiden. Van de twee links alleen een onomkeerbare vingerafdruk (hash). {{days}} na het laatste gebruik, of tot één van u beiden de lijst stopt. Niemand van het kantoor ziet ze.',
    },
    browser: {
      what: 'In uw eigen browser',
      how: 'Uw favorieten, hoe ze heetten en wat ze kostten, de laatste panden die u bekeek en uw laatste zoekopdracht: tot u ze wist. Opent u de favorieten of de startpagina, dan vraagt uw browser die panden bij ons op.',
    },
    staff: {
      what: 'Medewerkers van het kantoor',
      how: 'Naam en e-mailadres, zolang wie het is zich mag aanmelden; een adres waarmee iemand zich wil aanmelden: {{asked}}; toestellen: tot {{days}} na het laatste gebruik; wie wat deed, met ontwerpen en vorige versies van woningen: {{journal}}.',
    },
    robots: {
      what: 'Controle op robots',
      how: 'Cloudflare Turnstile gaat bij formulieren na of u een mens bent, en ziet daarvoor uw IP-adres en gegevens van uw browser.',
    },
    elsewhere: {
      what: 'Kaarten, video’s en virtuele bezoeken van elders',
      how: 'Ze laden pas als u erom vraagt. Dan ziet de aanbieder uw IP-adres.',
    },
  },
} as const;
