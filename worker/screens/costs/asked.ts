import { euros } from '#domain/costs/amounts.ts';
import { LOAN_YEARS, readLoanRate } from '#domain/costs/loan.ts';
import { type Answers, QUESTION_IDS } from '#domain/costs/questions.ts';
import { isNoPrice, readPrice } from '#domain/filter/price.ts';

/** An amount or rate that a visitor typed: `value` is null for nothing, and for what cannot be read. */
interface Typed {
  readonly text: string;
  readonly value: number | null;
  readonly isUnread: boolean;
}

/** What an address asks of the page. Amounts in cents, the rate in percent a year. */
export interface Asked {
  readonly answers: Answers;
  readonly ground: Typed;
  readonly money: Typed;
  readonly rate: Typed;
  readonly years: number | null;
}

/** Longest text that is shown again. */
const LONGEST = 20;

const typed = (text: string, value: number | null, isNothing: boolean): Typed => ({
  text: text.slice(0, LONGEST),
  value,
  isUnread: value === null && !isNothing,
});

/** An amount as people type it, in cents; zero is one. */
function amountIn(search: URLSearchParams, name: string): Typed {
  const text = (search.get(name) ?? '').trim();
  const read = readPrice(text);
  const isZero = /^€?\s*0+(?:[.,]0*)?\s*€?$/.test(text);
  return typed(text, read === null ? (isZero ? 0 : null) : euros(read), isNoPrice(text));
}

/** Reads the answers, amounts and loan of an address; what is no answer counts as none. */
export function readAsked(search: URLSearchParams): Asked {
  const rate = (search.get('rate') ?? '').trim();
  const years = Number(search.get('years'));
  return {
    answers: Object.fromEntries(
      QUESTION_IDS.flatMap((id) => {
        const answer = search.get(id) ?? '';
        return answer === '' ? [] : [[id, answer]];
      }),
    ),
    ground: amountIn(search, 'ground'),
    money: amountIn(search, 'money'),
    rate: typed(rate, readLoanRate(rate), rate === ''),
    years: LOAN_YEARS.find((one) => one === years) ?? null,
  };
}
