import { advertisedEstate } from '../../domain/advertising/advertised.ts';
import { lacksOf } from '../../domain/advertising/lacks.ts';
import type { Estate } from '../../wire/estate.ts';

/** Lines that tell an operator what estates lack of what the law asks of advertisements; none where all is said. */
export const reportLacks = (estates: readonly Estate[]): string[] =>
  estates
    // What stands for a listing of another source carries a part of its fields.
    .filter(({ guid }) => !guid)
    .flatMap((estate) => {
      const lacks = lacksOf(advertisedEstate(estate));
      if (lacks.length === 0) return [];
      const told = lacks.map(({ duty: { id, unconfirmed }, ifLongLease }) => {
        const notes = [
          ...(ifLongLease ? ['if let for more than nine years'] : []),
          ...(unconfirmed === null ? [] : ['not confirmed']),
        ];
        return notes.length === 0 ? id : `${id} (${notes.join(', ')})`;
      });
      return [`estate ${estate.general.id} does not say: ${told.join('; ')}`];
    });
