/** Words that say that something goes on, and not what became of it. It must not know who says them. */
import type { Project } from '../context.ts';
import { nameFrom } from '../document/document.ts';
import { wordsOf } from '../practice/scope.ts';
import type { Members } from '../practice/survey.ts';
import { objectOf } from '../walk/deeds.ts';

/** "Enviando tu pago", "Sending your payment", "Un momento…"; nobody exclaims what only goes on. */
const goesOn = /^\p{L}+(?:ando|endo|ing)(?![\p{L}])(?!.*!$)|(?:…|\.\.\.)$/iu;

export const saysProgress = (action: Members, { texts, facts }: Project): boolean =>
  wordsOf(nameFrom(objectOf('says', action, facts)), texts).some((words) => goesOn.test(words.trim()));
