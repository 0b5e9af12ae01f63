import { type Words, words as w } from '../basics/words.ts';

type Part = readonly [heading: Words, body: Words];

/** Demo texts, not legal advice; `{name}`, `{email}` and `{address}` are replaced by those of the agency. */
export const PRIVACY_TITLE = w(
  'Privacyverklaring',
  'Déclaration de confidentialité',
  'Privacy statement',
  'Datenschutzerklärung',
);
export const PRIVACY: readonly Part[] = [
  [
    w('Wie wij zijn', 'Qui nous sommes', 'Who we are', 'Wer wir sind'),
    w(
      '{name}, {address}, is verantwoordelijk voor de gegevens die u ons via deze site toevertrouwt. Vragen? Schrijf naar {email}.',
      '{name}, {address}, est responsable des données que vous nous confiez par ce site. Des questions ? Écrivez à {email}.',
      '{name}, {address}, is responsible for the data you entrust to us through this site. Questions? Write to {email}.',
      '{name}, {address}, ist verantwortlich für die Daten, die Sie uns über diese Website anvertrauen. Fragen? Schreiben Sie an {email}.',
    ),
  ],
  [
    w(
      'Wat deze site niet doet',
      'Ce que ce site ne fait pas',
      'What this site does not do',
      'Was diese Website nicht tut',
    ),
    w(
      'Deze site zet geen cookies en volgt u niet. Uw favorieten blijven in uw eigen browser; wij zien ze niet, tenzij u de pagina met favorieten opent: dan vraagt ze ons die woningen op. Uw browser onthoudt erbij hoe ze heetten en wat ze kostten, zodat u ziet wat er veranderde, en welke panden u het laatst bekeek. Dat laatste wist u op de startpagina.',
      'Ce site ne dépose pas de cookies et ne vous suit pas. Vos favoris restent dans votre navigateur ; nous ne les voyons que lorsque vous ouvrez la page des favoris, qui nous demande alors ces biens. Votre navigateur retient aussi leur nom et leur prix, pour vous montrer ce qui a changé, et les derniers biens que vous avez regardés. Vous effacez ces derniers sur la page d’accueil.',
      'This site sets no cookies and does not follow you. Your favourites stay in your own browser; we see them only when you open the favourites page, which then asks us for those homes. Your browser also remembers their names and prices, so that you see what has changed, and which homes you looked at last. You clear those on the start page.',
      'Diese Website setzt keine Cookies und verfolgt Sie nicht. Ihre Favoriten bleiben in Ihrem Browser; wir sehen sie nur, wenn Sie die Favoritenseite öffnen, die diese Immobilien dann bei uns abruft. Ihr Browser merkt sich dazu Namen und Preise, damit Sie sehen, was sich geändert hat, und welche Objekte Sie zuletzt angesehen haben. Diese löschen Sie auf der Startseite.',
    ),
  ],
  [
    w('Wat wij bewaren', 'Ce que nous conservons', 'What we keep', 'Was wir aufbewahren'),
    w(
      'Wat u ons schrijft, komt ook in onze mailbox aan. Daar blijft het zolang dat nodig is om u te helpen, en hoogstens twee jaar daarna. Wat de website zelf bewaart, staat onderaan deze pagina.',
      'Ce que vous nous écrivez arrive aussi dans notre boîte mail. Nous l’y conservons le temps de vous aider, et au plus deux ans ensuite. Ce que le site conserve lui-même figure au bas de cette page.',
      'What you write to us also arrives in our mailbox. There we keep it for as long as it takes to help you, and two years at most after that. What the website itself keeps is at the foot of this page.',
      'Was Sie uns schreiben, kommt auch in unserem Postfach an. Dort bewahren wir es so lange auf, wie es nötig ist, um Ihnen zu helfen, und höchstens zwei Jahre danach. Was die Website selbst speichert, steht am Ende dieser Seite.',
    ),
  ],
  [
    w('Uw rechten', 'Vos droits', 'Your rights', 'Ihre Rechte'),
    w(
      'U mag uw gegevens inzien, laten verbeteren of laten wissen. Een mail naar {email} volstaat. Bent u niet tevreden, dan kunt u terecht bij de Gegevensbeschermingsautoriteit.',
      'Vous pouvez consulter, faire corriger ou faire effacer vos données. Un e-mail à {email} suffit. En cas de désaccord, vous pouvez saisir l’Autorité de protection des données.',
      'You may see your data, have them corrected or have them erased. A mail to {email} is enough. If you are not satisfied, you can turn to the Data Protection Authority.',
      'Sie dürfen Ihre Daten einsehen, berichtigen oder löschen lassen. Eine E-Mail an {email} genügt. Sind Sie nicht zufrieden, können Sie sich an die Datenschutzbehörde wenden.',
    ),
  ],
];

export const TERMS_TITLE = w(
  'Gebruiksvoorwaarden',
  'Conditions d’utilisation',
  'Terms of use',
  'Nutzungsbedingungen',
);
export const TERMS: readonly Part[] = [
  [
    w(
      'Een uitnodiging, geen aanbod',
      'Une invitation, pas une offre',
      'An invitation, not an offer',
      'Eine Einladung, kein Angebot',
    ),
    w(
      'De woningen op deze site zijn een uitnodiging om te komen kijken. Oppervlakten en prijzen zijn met zorg opgetekend, maar alleen de akte of de huurovereenkomst bindt de partijen.',
      'Les biens présentés sur ce site sont une invitation à venir voir. Surfaces et prix sont relevés avec soin, mais seuls l’acte ou le bail engagent les parties.',
      'The homes on this site are an invitation to come and see. Areas and prices are noted with care, but only the deed or the lease binds the parties.',
      'Die Immobilien auf dieser Website sind eine Einladung zur Besichtigung. Flächen und Preise sind sorgfältig erfasst, bindend ist jedoch nur der Kauf- oder Mietvertrag.',
    ),
  ],
  [
    w('Beelden en teksten', 'Images et textes', 'Pictures and texts', 'Bilder und Texte'),
    w(
      'Beelden, plannen en teksten zijn van {name} of van de makers ervan. Delen mag, overnemen vraagt u eerst even.',
      'Images, plans et textes appartiennent à {name} ou à leurs auteurs. Partagez-les librement ; pour les reprendre, demandez-nous d’abord.',
      'Pictures, plans and texts belong to {name} or their makers. Do share them; before copying them, please ask.',
      'Bilder, Pläne und Texte gehören {name} oder ihren Urhebern. Teilen ist erlaubt, vor einer Übernahme fragen Sie bitte.',
    ),
  ],
  [
    w('Recht en rechtbank', 'Droit applicable', 'Governing law', 'Anwendbares Recht'),
    w(
      'Op het gebruik van deze site is het Belgische recht van toepassing.',
      'L’utilisation de ce site est soumise au droit belge.',
      'The use of this site is governed by Belgian law.',
      'Für die Nutzung dieser Website gilt belgisches Recht.',
    ),
  ],
];
