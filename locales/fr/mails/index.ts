import alerts from './alerts.ts';
import appointments from './appointments.ts';
import general from './general.ts';
import stays from './stays.ts';

/** All that mails say in this language; the parts share no key (the parity test proves it). */
export default { ...general, ...alerts, ...appointments, ...stays } as const;
