import { STAY_PAYMENT } from './stay-payment.ts';

/** Texts of mails about stays. Names, days and amounts are inserted unchanged. */
export default {
  stays: {
    pay: STAY_PAYMENT,
    holidayRental: 'Holiday rental',
    event: 'Stay: {{unit}}',
    facts: {
      arrival: 'Arrival',
      departure: 'Departure',
      persons: 'Guests',
      stay: { one: 'Rent, {{n}} night', other: 'Rent, {{n}} nights' },
      cleaning: 'Cleaning',
      touristTax: 'Tourist tax',
      free: 'free',
      total: 'Total',
      deposit: 'Deposit, separate',
      agreements: 'Accepted',
      address: 'Address',
    },
    held: {
      subject: 'Please confirm your request: {{unit}}, {{days}}',
      title: 'One more click',
      body: 'We are keeping these nights for you until {{until}} (Belgian time). Press the button and your request goes to {{agency}}:',
      confirm: 'Yes, I am asking for this',
      why: 'You are receiving this e-mail because somebody asked for a stay with this e-mail address on the website of {{agency}}. If this was not you, do nothing: the nights become free by themselves.',
    },
    receipt: {
      subject: 'Requested: {{unit}}, {{days}}',
      title: 'We have your request',
      body: 'We are keeping these nights for you. {{agency}} will let you know by {{until}} at the latest whether your stay is confirmed, and will then send you the payment details.',
      confirmText: 'One click confirms that this e-mail address is yours. Next time that will not be needed.',
      confirm: 'This is my e-mail address',
      next: 'You pay nothing yet. You can cancel already; you can ask for other dates once {{agency}} has confirmed your stay. If something is wrong, just reply to this e-mail.',
      why: 'You are receiving this e-mail because somebody used this e-mail address to ask for a stay through the website of {{agency}}. If this was not you, let us know by replying to this e-mail.',
    },
    notice: {
      message: 'Message',
    },
    lapsed: {
      subject: 'Request lapsed: {{unit}}, {{days}}',
      title: 'Your request has lapsed',
      body: '{{agency}} did not confirm your stay ({{days}}) in time. We no longer keep the nights for you; there is nothing you need to do, or pay.',
      again: 'Would you still like to come? See whether the stay is still free and ask for it again.',
      button: 'View the rental',
      why: 'You are receiving this e-mail because you asked for a stay through the website of {{agency}}.',
    },
    confirmed: {
      subject: 'Confirmed: {{unit}}, {{days}}',
      title: 'Your stay is confirmed',
      body: '{{agency}} has confirmed your stay and is expecting you.',
      next: 'If it does not say so above, {{agency}} will tell you how to pay and when you can arrive. Any questions? Just reply to this e-mail.',
      contact: 'How to reach {{agency}}',
      file: 'The attached file puts the stay into your calendar.',
    },
    declined: {
      subject: 'Not possible: {{unit}}, {{days}}',
      title: 'Your request cannot go ahead',
      body: 'Unfortunately, {{agency}} cannot accept your request ({{days}}).',
      next: 'There is nothing you need to do, or pay. Perhaps other dates would suit you too?',
      offers: '{{agency}} suggests these days. They are still free at the moment:',
      offer: {
        one: '{{days}}, {{n}} night, {{price}}',
        other: '{{days}}, {{n}} nights, {{price}}',
      },
    },
    cancelled: {
      subject: 'Cancelled: {{unit}}, {{days}}',
      title: 'Your stay is cancelled',
      body: '{{agency}} has cancelled your stay ({{days}}).',
      next: 'If you have already paid anything, reply to this e-mail and {{agency}} will settle that with you.',
    },
    own: {
      all: 'View your stay, ask for other dates, or cancel',
      cancel: 'View or cancel your request',
      view: 'View your stay',
    },
    terms: {
      heading: 'Cancelling',
      until: 'Until {{day}}',
      after: 'After that',
      always: 'Until you arrive',
      free: 'free of charge',
      due: '{{price}} remains due',
    },
    wish: {
      subject: 'Other dates asked for: {{unit}}, {{days}}',
      title: '{{agency}} has your request',
      body: 'You are asking for {{days}} ({{price}}). Until {{agency}} confirms that, your stay of {{before}} stays as it is.',
    },
    kept: {
      subject: 'Your dates are unchanged: {{unit}}, {{days}}',
      title: 'Your stay is as it was',
      body: 'Unfortunately the other dates are not possible. Your stay of {{days}} is still confirmed.',
    },
    withdrawn: {
      title: 'You have cancelled your stay',
      body: 'You have cancelled your stay ({{days}}). {{agency}} has been told too.',
      free: 'This costs you nothing. If you have paid anything, {{agency}} will pay it back.',
      due: 'Under the conditions {{price}} remains due. {{agency}} will be in touch about it.',
      next: 'If you have paid anything, or still owe something, {{agency}} will settle that with you under the conditions that you accepted.',
    },
    answered: {
      button: 'See which periods are free',
      why: 'You are receiving this e-mail because somebody asked for a stay with this e-mail address through the website of {{agency}}.',
    },
  },
} as const;
