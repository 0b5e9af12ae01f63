import type { Command } from '../command.ts';
import { billOf, datesOf, deedsTableOf, tableOf } from '../costs/costs.ts';
import figures from '../costs/figures.json' with { type: 'json' };
import { WrongUsage } from '../errors.ts';

const USUAL = [10, 100, 1_000] as const;

function agenciesOf(texts: readonly string[]): readonly number[] {
  return texts.map((text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw new WrongUsage(`"${text}" is no number of agencies.`);
    return Number(text);
  });
}

/** What a deployment costs. */
export const COST_COMMANDS: readonly Command[] = [
  {
    name: 'costs',
    group: 'Deployments',
    line: 'Computes what a month costs at 10, 100 and 1,000 agencies.',
    about: [
      'From Cloudflare’s published prices (costs/prices.ts), a month of an agency of middle size (costs/month.ts) and what `npm run bench:costs` has measured (costs/figures.json). No account is asked.',
    ],
    args: [],
    options: {
      agencies: { line: 'of so many agencies instead; may be given again', value: 'NUMBER', many: true },
      deeds: { line: 'also what each deed uses' },
    },
    examples: ['costs', 'costs --agencies 40 --deeds'],
    run: async (call) => {
      const asked = agenciesOf(call.options('agencies'));
      const bills = (asked.length === 0 ? USUAL : asked).map((agencies) => billOf(agencies, figures));
      return {
        lines: [
          datesOf(figures),
          '',
          ...tableOf(bills),
          ...(call.flag('deeds') ? ['', ...deedsTableOf(figures)] : []),
        ],
        data: { measured: figures.measured, bills },
      };
    },
  },
];
