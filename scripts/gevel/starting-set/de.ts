import type { StartingWords } from './words.ts';

export const DE: StartingWords = {
  urls: { about: 'ueber-uns', sell: 'verkaufen' },
  menu: {
    buy: 'Kaufen',
    rent: 'Mieten',
    sell: 'Verkaufen',
    about: 'Über uns',
    contact: 'Kontakt',
    offer: 'Unsere Immobilien',
    favorites: 'Favoriten',
    subscribe: 'Auf dem Laufenden bleiben',
  },
  home: {
    title: 'Willkommen bei {name}',
    lead: '[In einem Satz: was Sie tun und wo. Zum Beispiel: Häuser und Wohnungen in und um Eupen.]',
    description: '{name}: Immobilien zu verkaufen und zu vermieten in [Ihre Gegend].',
    office: {
      heading: 'Unser Büro',
      body: '[Zwei oder drei Sätze: wer Sie sind, seit wann Sie arbeiten und was Kunden von Ihnen erwarten dürfen.]',
    },
    selling: {
      heading: 'Selbst verkaufen oder vermieten?',
      body: 'Wir kommen gerne vorbei, schätzen Ihre Immobilie und erklären Ihnen, wie wir vorgehen.',
    },
  },
  about: {
    title: 'Über {name}',
    lead: '[In einem Satz: was Ihr Büro auszeichnet.]',
    story: {
      heading: 'Wer wir sind',
      body: '[Die Geschichte Ihres Büros: wie es begann, wer dort arbeitet, welche Gegend Sie kennen.]',
    },
    question: {
      heading: 'Haben Sie eine Frage?',
      body: 'Rufen Sie uns an oder schreiben Sie uns. Unsere Anschrift und unsere Öffnungszeiten stehen am Ende jeder Seite.',
    },
  },
  sell: {
    title: 'Verkaufen oder vermieten mit {name}',
    lead: 'Was Ihre Immobilie wert ist und wie wir die richtigen Menschen dafür finden.',
    way: {
      heading: 'So arbeiten wir',
      body: `Wir kommen vorbei, sehen uns Ihre Immobilie an und hören uns Ihre Pläne an.

Sie erhalten eine begründete Schätzung und wissen im Voraus, was unsere Vermittlung kostet.

[Ihre Bedingungen: wie lange ein Auftrag läuft, was er kostet und was er umfasst.]`,
    },
    valuation: {
      heading: 'Möchten Sie Ihre Immobilie schätzen lassen?',
      body: 'Schreiben Sie uns, wo sie liegt. Sie erhalten innerhalb von [Anzahl] Werktagen eine Antwort.',
    },
  },
  privacy: {
    title: 'Datenschutzerklärung',
    controller: {
      heading: 'Wer verantwortlich ist',
      body: '{name} ist verantwortlich für die Daten, die Sie uns über diese Website anvertrauen. Unser vollständiger Name, unsere Anschrift und unsere Unternehmensnummer stehen am Ende jeder Seite. Bei Fragen zu Ihren Daten schreiben Sie bitte an [E-Mail-Adresse für Fragen zum Datenschutz].',
    },
    purposes: {
      heading: 'Wozu wir sie verwenden',
      body: `Wenn Sie eine Frage stellen, eine Besichtigung vereinbaren oder einen Aufenthalt anfragen, verwenden wir Ihre Daten, um uns darum zu kümmern. Sie bitten uns selbst darum, im Hinblick auf einen Vertrag.

E-Mails über neue Immobilien erhalten Sie nur, wenn Sie diese Anfrage bestätigt haben. Am Ende jeder E-Mail steht ein Link, mit dem Sie sie beenden.`,
    },
    without: {
      heading: 'Was diese Website nicht tut',
      body: 'Diese Website setzt keine Cookies und verfolgt Sie nicht. Ihre Favoriten und die Immobilien, die Sie zuletzt angesehen haben, stehen auf Ihrem eigenen Gerät. Öffnen Sie Ihre Favoriten, so fragt diese Seite bei uns nach, welche Immobilien das sind.',
    },
    recipients: {
      heading: 'Wer sie sieht',
      body: 'Nur wer bei uns an Ihrem Anliegen arbeitet, und die Unternehmen, die unsere Website und unsere E-Mails betreuen: [Namen dieser Unternehmen und das Land, in dem sie Daten speichern]. Wir verkaufen Ihre Daten nicht.',
    },
    kept: {
      heading: 'Wie lange wir sie speichern',
      body: 'Was Sie uns schreiben, kommt auch in unserem Postfach an. Dort bleibt es [wie lange; zum Beispiel: höchstens zwei Jahre]. Was die Website selbst speichert und wie lange, steht am Ende dieser Seite.',
    },
    rights: {
      heading: 'Ihre Rechte',
      body: 'Sie dürfen Ihre Daten einsehen, berichtigen oder löschen lassen, sie mitnehmen und ihrer Verwendung widersprechen. Fragen Sie uns, und Sie erhalten innerhalb eines Monats eine Antwort. Sind Sie damit nicht zufrieden, können Sie bei der Datenschutzbehörde in Brüssel Beschwerde einlegen.',
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    invitation: {
      heading: 'Immobilien auf dieser Website',
      body: 'Was Sie hier sehen, ist eine Einladung zur Besichtigung und kein Angebot, das uns oder den Eigentümer bindet. Flächen, Preise und Beschreibungen erfassen wir mit Sorgfalt, doch es zählt allein der Vertrag, den Sie unterzeichnen. Eine Immobilie kann inzwischen verkauft oder vermietet sein.',
    },
    profession: {
      heading: 'Unser Beruf',
      body: 'Wir arbeiten nach den Standesregeln des Berufsinstituts der Immobilienmakler (IPI), die Sie auf ipi.be finden. Unsere Zulassungsnummer und unsere Versicherungen stehen am Ende dieser Seite.',
    },
    pictures: {
      heading: 'Fotos, Pläne und Texte',
      body: 'Sie gehören {name} oder ihren Urhebern. Sie dürfen sie über die Website teilen. Möchten Sie sie anderswo verwenden, fragen Sie uns bitte zuerst.',
    },
    law: {
      heading: 'Anwendbares Recht',
      body: 'Für die Nutzung dieser Website gilt belgisches Recht. Zuständig sind die Gerichte von [Gerichtsbezirk], sofern das Gesetz Ihnen keine andere Wahl lässt.',
    },
  },
};
