/** Texts of mails to an agency with answer links. Names and days are inserted unchanged. */
export default {
  notices: {
    how: 'Each link opens a page where you can first write a few words to the visitor. Your answer only stands once you press the button there.',
    why: 'If you reply to this e-mail, your reply goes to the visitor. Please do not forward this e-mail: whoever has it can answer in your name.',
    deeds: {
      confirm: 'Confirm',
      'confirm-late': 'Confirm all the same',
      decline: 'Do not confirm',
      cancel: 'Cancel after all',
      answered: 'Mark as answered',
      move: 'Move this viewing',
      keep: 'Keep the original dates',
      moveStay: 'Confirm the other dates',
      moveOwn: 'Move to other dates',
      confirmViewing: 'Confirm and give the street',
      cancelViewing: 'Cancel this viewing',
    },
    asked: {
      subject: 'To answer: {{unit}}, {{days}}',
      title: '{{visitor}} would like to stay',
      body: 'The nights are taken until you answer. Please do so by {{until}} at the latest: after that the request lapses, the nights become free again, and you and the visitor are both told.',
    },
    reminder: {
      subject: 'Still to answer: {{unit}}, {{days}}',
    },
    confirmed: {
      subject: 'Confirmed: {{unit}}, {{days}}',
      title: '{{visitor}}’s stay is confirmed',
      body: 'The nights are taken and the visitor knows. If it cannot go ahead after all, cancel it with this link.',
    },
    lapsed: {
      subject: 'Lapsed: {{unit}}, {{days}}',
      title: '{{visitor}}’s request has lapsed',
      body: 'Nobody answered in time. The nights are free again, and the visitor was told by e-mail. You can still confirm the stay, as long as nobody else asks for these nights. Please call first: the visitor may have booked elsewhere.',
    },
    wished: {
      subject: 'To answer: other dates, {{unit}}, {{days}}',
      title: '{{visitor}} asks for other dates',
      body: 'The guest asks for {{wish}} instead of {{days}}; the total would be {{price}}. The new nights are not taken yet, and the stay is unchanged until you answer.',
    },
    withdrawn: {
      subject: 'Cancelled by the guest: {{unit}}, {{days}}',
      title: '{{visitor}} cancels',
      body: 'The nights are free again, and the guest was told by e-mail.',
      free: 'This costs the guest nothing.',
      due: 'Under your conditions {{price}} remains due.',
    },
    viewing: {
      street:
        'The website does not show the street of this home. The visitor gets it as soon as you confirm the viewing, otherwise 24 hours before, with the reminder. A viewing today or tomorrow needs your confirmation.',
      body: 'If this viewing cannot go ahead, move or cancel it here. You can first write a few words to the visitor, and the time becomes free again.',
      openHouse:
        'If this viewing cannot go ahead, cancel it here. You can first write a few words to the visitor, and the place becomes free again.',
    },
    contact: {
      body: 'Answer this enquiry by replying to the e-mail. Once you have, mark it as answered. The visitor is not told.',
      call: 'Please call the visitor back. Once you have, mark the enquiry as answered. The visitor is not told.',
    },
    valuation: {
      body: 'Once you have called or written, mark the request as answered. Whoever sent it is not told.',
    },
  },
  /** First in the mail that goes in the place of a request to the agency’s system. */
  atVendor: {
    no: 'This request could not be stored in {{system}}. It is only in this e-mail and on your page.',
    maybe:
      'This request may already be in {{system}}: that system did not reply. Please check before you add it yourself.',
  },
} as const;
