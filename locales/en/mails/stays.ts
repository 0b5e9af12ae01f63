/** What mails about stays say. Names, days and amounts come in as they are. */
export default {
  stays: {
    holidayRental: 'Holiday rental',
    facts: {
      arrival: 'Arrival',
      departure: 'Departure',
      persons: 'Guests',
      stay: { one: 'Rent, {{n}} night', other: 'Rent, {{n}} nights' },
      cleaning: 'Cleaning',
      touristTax: 'Tourist tax',
      total: 'Total',
      deposit: 'Deposit, separate',
      agreements: 'Accepted',
      number: 'Number',
    },
    held: {
      subject: 'Please confirm your request: {{unit}}',
      title: 'One more click',
      body: 'We are keeping these nights for you until {{until}} (Belgian time). Press the button and your request goes to {{agency}}:',
      confirm: 'Yes, I am asking for this',
      why: 'You are receiving this e-mail because somebody asked for a stay with this e-mail address on the website of {{agency}}. If this was not you, do nothing: the nights become free by themselves.',
    },
    receipt: {
      subject: '{{agency}} has received your request: {{unit}}',
      title: 'We have your request',
      body: 'We are keeping these nights for you. {{agency}} will let you know by {{until}} at the latest whether your stay is confirmed, and will then send you the payment details.',
      confirmText: 'One click confirms that this e-mail address is yours. Next time that will not be needed.',
      confirm: 'This is my e-mail address',
      next: 'You pay nothing yet. Is something wrong, or can you not come after all? Just reply to this e-mail.',
      why: 'You are receiving this e-mail because somebody used this e-mail address to ask for a stay through the website of {{agency}}. If this was not you, let us know by replying to this e-mail.',
    },
    notice: {
      subject: 'Request: {{unit}}, {{days}}',
      title: 'New request for a stay',
      body: 'The nights are taken until you confirm or refuse. If the stay is not confirmed they become free again by themselves after {{until}}, and the visitor is told so by e-mail.',
      message: 'Message',
      why: 'Just reply to this e-mail: your answer goes to the visitor.',
    },
    lapsed: {
      subject: 'Your request to {{agency}} has lapsed',
      title: 'Your request has lapsed',
      body: '{{agency}} did not confirm your stay ({{days}}) in time. We no longer keep the nights for you; there is nothing you need to do, or pay.',
      again: 'Would you still like to come? See whether the stay is still free and ask for it again.',
      button: 'View the rental',
      why: 'You are receiving this e-mail because you asked for a stay through the website of {{agency}}.',
    },
  },
} as const;
