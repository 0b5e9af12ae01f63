import type { Command } from '../command.ts';
import { actionsTableOf, billOf, datesOf, tableOf } from '../costs/costs.ts';
import figures from '../costs/figures.json' with { type: 'json' };
import { WrongUsage } from '../errors.ts';

const USUAL = [10, 100, 1_000] as const;

function agenciesOf(texts: readonly string[]): readonly number[] {
  return texts.map((text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) throw new WrongUsage(`"${text}" is not a number of agencies.`);
    return Number(text);
  });
}

/** Costs of a deployment. */
export const COST_COMMANDS: readonly Command[] = [
  {
    name: 'costs',
    group: 'Deployments',
    line: 'Computes what a month costs at 10, 100 and 1,000 agencies.',
    about: [
      'Computed from Cloudflare’s published prices (costs/prices.ts), a month of a medium agency (costs/costs.ts) and measurements of `npm run bench costs` (costs/figures.json). Does not access an account.',
    ],
    args: [],
    options: {
      agencies: { line: 'for this number of agencies instead; may be repeated', value: 'NUMBER', many: true },
      feeds: { line: 'for homes from a feed every quarter of an hour, instead of four imports a day' },
      deeds: { line: 'also the usage of each deed' },
    },
    examples: ['costs', 'costs --feeds', 'costs --agencies 40 --deeds'],
    run: async (call) => {
      const asked = agenciesOf(call.options('agencies'));
      const bills = (asked.length === 0 ? USUAL : asked).map((agencies) =>
        billOf(agencies, figures, call.flag('feeds') ? 'feed' : 'imports'),
      );
      return {
        lines: [
          datesOf(figures),
          '',
          ...tableOf(bills),
          ...(call.flag('deeds') ? ['', ...actionsTableOf(figures)] : []),
        ],
        data: { measured: figures.measured, bills },
      };
    },
  },
];
