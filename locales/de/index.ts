import agendaTexts from './agenda.ts';
import alertTexts from './alerts.ts';
import answerTexts from './answers.ts';
import contentTexts from './content.ts';
import costTexts from './costs.ts';
import formTexts from './forms.ts';
import interfaceTexts from './interface.ts';
import labels from './labels.ts';
import legalTexts from './legal.ts';
import ownStayTexts from './own-stay.ts';
import searchCardTexts from './search-cards.ts';
import sentenceTexts from './sentence.ts';
import standingTexts from './standing.ts';
import stayTexts from './stays.ts';
import teamTexts from './team.ts';
import traitTexts from './traits.ts';
import valuationTexts from './valuation.ts';
import viewingTexts from './viewings.ts';
import viewTexts from './views.ts';
import vocabulary from './vocabulary.ts';

/** All texts of this language; its parts share no top-level key (the parity test proves it). */
export default {
  ...agendaTexts,
  ...answerTexts,
  ...alertTexts,
  ...contentTexts,
  ...costTexts,
  ...formTexts,
  ...interfaceTexts,
  ...labels,
  ...legalTexts,
  ...searchCardTexts,
  ...sentenceTexts,
  ...standingTexts,
  ...stayTexts,
  ...ownStayTexts,
  ...valuationTexts,
  ...viewingTexts,
  ...teamTexts,
  ...traitTexts,
  ...viewTexts,
  ...vocabulary,
} as const;
