import type { Locale } from '../../../domain/locale.ts';
import type { AppointmentTexts } from './appointment-texts.ts';

const nl: AppointmentTexts = {
  event: (home) => `Bezoek: ${home}`,
  eventWith: (visitor, home) => `Bezoek met ${visitor}: ${home}`,
  when: 'Wanneer',
  span: (day, from, to) => `${day}, ${from} tot ${to}`,
  where: 'Waar',
  who: 'Met wie',
  phone: 'Telefoon',
  booked: {
    subject: (when) => `Uw bezoek op ${when}`,
    title: 'Uw bezoek ligt vast',
    body: (agency) => `${agency} verwacht u. Dit hebben we genoteerd:`,
    file: 'In bijlage zit een bestand waarmee u het bezoek in uw agenda zet. De uren zijn in Belgische tijd.',
    unable: 'Kunt u toch niet? Annuleer dan even: zo komt het moment vrij voor iemand anders.',
    cancel: 'Annuleer dit bezoek',
    see: 'Bekijk uw afspraak',
    why: (agency) =>
      `U krijgt deze mail omdat iemand met dit adres een bezoek vastlegde op de website van ${agency}. Was u dat niet? Annuleer het bezoek dan.`,
  },
  cancelled: {
    subject: (when) => `Geannuleerd: uw bezoek op ${when}`,
    title: 'Uw bezoek is geannuleerd',
    body: 'Deze afspraak gaat niet door, en het moment is weer vrij:',
    again: 'Kies een ander moment',
    why: (agency) => `U krijgt deze mail omdat een bezoek bij ${agency} met dit adres werd geannuleerd.`,
  },
  bookedNotice: {
    subject: (when, visitor) => `Bezoek op ${when}: ${visitor}`,
    title: 'Een nieuw bezoek in uw agenda',
    message: 'Bericht',
    why: 'Antwoord gewoon op deze mail: uw antwoord gaat naar de bezoeker.',
  },
  cancelledNotice: {
    subject: (when, visitor) => `Geannuleerd: bezoek op ${when}, ${visitor}`,
    title: 'Een bezoek gaat niet door',
    body: (visitor) => `${visitor} heeft dit bezoek geannuleerd. Het moment is weer vrij.`,
    why: 'Antwoord gewoon op deze mail: uw antwoord gaat naar de bezoeker.',
  },
};

const fr: AppointmentTexts = {
  event: (home) => `Visite : ${home}`,
  eventWith: (visitor, home) => `Visite avec ${visitor} : ${home}`,
  when: 'Quand',
  span: (day, from, to) => `${day}, de ${from} à ${to}`,
  where: 'Où',
  who: 'Avec qui',
  phone: 'Téléphone',
  booked: {
    subject: (when) => `Votre visite le ${when}`,
    title: 'Votre visite est réservée',
    body: (agency) => `${agency} vous attend. Voici ce que nous avons noté :`,
    file: 'Un fichier joint permet d’ajouter la visite à votre agenda. Les heures sont à l’heure belge.',
    unable: 'Un empêchement ? Annulez la visite : le moment se libère pour quelqu’un d’autre.',
    cancel: 'Annuler cette visite',
    see: 'Voir votre rendez-vous',
    why: (agency) =>
      `Vous recevez cet e-mail parce qu’une visite a été réservée avec cette adresse sur le site de ${agency}. Ce n’était pas vous ? Annulez alors la visite.`,
  },
  cancelled: {
    subject: (when) => `Annulée : votre visite le ${when}`,
    title: 'Votre visite est annulée',
    body: 'Ce rendez-vous n’aura pas lieu, et le moment est de nouveau libre :',
    again: 'Choisir un autre moment',
    why: (agency) =>
      `Vous recevez cet e-mail parce qu’une visite réservée avec cette adresse chez ${agency} a été annulée.`,
  },
  bookedNotice: {
    subject: (when, visitor) => `Visite le ${when} : ${visitor}`,
    title: 'Une nouvelle visite dans votre agenda',
    message: 'Message',
    why: 'Répondez simplement à cet e-mail : votre réponse parviendra au visiteur.',
  },
  cancelledNotice: {
    subject: (when, visitor) => `Annulée : visite le ${when}, ${visitor}`,
    title: 'Une visite n’aura pas lieu',
    body: (visitor) => `${visitor} a annulé cette visite. Le moment est de nouveau libre.`,
    why: 'Répondez simplement à cet e-mail : votre réponse parviendra au visiteur.',
  },
};

const en: AppointmentTexts = {
  event: (home) => `Viewing: ${home}`,
  eventWith: (visitor, home) => `Viewing with ${visitor}: ${home}`,
  when: 'When',
  span: (day, from, to) => `${day}, ${from} to ${to}`,
  where: 'Where',
  who: 'With',
  phone: 'Phone',
  booked: {
    subject: (when) => `Your viewing on ${when}`,
    title: 'Your viewing is booked',
    body: (agency) => `${agency} is expecting you. This is what we wrote down:`,
    file: 'A file with this mail puts the viewing in your calendar. Times are in Belgian time.',
    unable: 'Unable to come after all? Please cancel, so that somebody else can have the time.',
    cancel: 'Cancel this viewing',
    see: 'See your appointment',
    why: (agency) =>
      `You get this mail because somebody booked a viewing with this address on the website of ${agency}. Was it not you? Then cancel the viewing.`,
  },
  cancelled: {
    subject: (when) => `Cancelled: your viewing on ${when}`,
    title: 'Your viewing is cancelled',
    body: 'This appointment is off, and its time is free again:',
    again: 'Choose another time',
    why: (agency) =>
      `You get this mail because a viewing booked with this address at ${agency} was cancelled.`,
  },
  bookedNotice: {
    subject: (when, visitor) => `Viewing on ${when}: ${visitor}`,
    title: 'A new viewing in your diary',
    message: 'Message',
    why: 'Just reply to this mail: your answer goes to the visitor.',
  },
  cancelledNotice: {
    subject: (when, visitor) => `Cancelled: viewing on ${when}, ${visitor}`,
    title: 'A viewing is off',
    body: (visitor) => `${visitor} has cancelled this viewing. Its time is free again.`,
    why: 'Just reply to this mail: your answer goes to the visitor.',
  },
};

const de: AppointmentTexts = {
  event: (home) => `Besichtigung: ${home}`,
  eventWith: (visitor, home) => `Besichtigung mit ${visitor}: ${home}`,
  when: 'Wann',
  span: (day, from, to) => `${day}, ${from} bis ${to}`,
  where: 'Wo',
  who: 'Mit wem',
  phone: 'Telefon',
  booked: {
    subject: (when) => `Ihre Besichtigung am ${when}`,
    title: 'Ihre Besichtigung ist gebucht',
    body: (agency) => `${agency} erwartet Sie. Das haben wir notiert:`,
    file: 'Mit der Datei im Anhang tragen Sie die Besichtigung in Ihren Kalender ein. Die Uhrzeiten gelten in belgischer Zeit.',
    unable: 'Doch verhindert? Bitte sagen Sie ab: So wird der Termin für jemand anderen frei.',
    cancel: 'Diese Besichtigung absagen',
    see: 'Ihren Termin ansehen',
    why: (agency) =>
      `Sie erhalten diese Mail, weil mit dieser Adresse auf der Website von ${agency} eine Besichtigung gebucht wurde. Waren Sie das nicht? Dann sagen Sie die Besichtigung bitte ab.`,
  },
  cancelled: {
    subject: (when) => `Abgesagt: Ihre Besichtigung am ${when}`,
    title: 'Ihre Besichtigung ist abgesagt',
    body: 'Dieser Termin findet nicht statt, die Zeit ist wieder frei:',
    again: 'Einen anderen Termin wählen',
    why: (agency) =>
      `Sie erhalten diese Mail, weil eine mit dieser Adresse gebuchte Besichtigung bei ${agency} abgesagt wurde.`,
  },
  bookedNotice: {
    subject: (when, visitor) => `Besichtigung am ${when}: ${visitor}`,
    title: 'Eine neue Besichtigung in Ihrem Kalender',
    message: 'Nachricht',
    why: 'Antworten Sie einfach auf diese Mail: Ihre Antwort geht an den Besucher.',
  },
  cancelledNotice: {
    subject: (when, visitor) => `Abgesagt: Besichtigung am ${when}, ${visitor}`,
    title: 'Eine Besichtigung fällt aus',
    body: (visitor) => `${visitor} hat diese Besichtigung abgesagt. Die Zeit ist wieder frei.`,
    why: 'Antworten Sie einfach auf diese Mail: Ihre Antwort geht an den Besucher.',
  },
};

/** Words of viewings in mails, by language. */
export const APPOINTMENT_TEXTS: Readonly<Record<Locale, AppointmentTexts>> = { nl, fr, en, de };
