/**
 * A field that asks for a telephone has no rule for an e-mail, and the other way round, nor is it filled in with one. It must not know
 * any widget by name.
 */
import { inside, isList, membersOf, nameFrom } from '../document/document.ts';
import { placeOf, type Subject } from '../practice/survey.ts';

/** What a person types, by the form that a rule names, and how a field says what it is for. */
const forms: readonly { readonly rule: string; readonly words: string; readonly asks: RegExp }[] = [
  { rule: 'email', words: 'an e-mail', asks: /^email$/ },
  { rule: 'phone', words: 'a telephone', asks: /^tel(?:-|$)/ },
];

export function checkForms(subject: Subject): void {
  checkFilledIn(subject);
  checkRules(subject);
}

/** What the phone fills in is what the keyboard is for. */
function checkFilledIn({ survey, report }: Subject): void {
  for (const spot of survey.nodes) {
    const { bind, autocomplete, keyboard } = spot.object;
    const asked = forms.find(({ asks }) => asks.test(nameFrom(autocomplete)));
    const typed = forms.find(({ asks }) => asks.test(nameFrom(keyboard)));
    if (bind !== undefined && asked !== undefined && typed !== undefined && asked !== typed)
      report(placeOf(spot, 'autocomplete'), 'unfit-filling', {
        name: nameFrom(autocomplete),
        of: typed.words,
      });
  }
}

function checkRules({ survey, report }: Subject): void {
  for (const spot of survey.nodes) {
    const { rules, autocomplete, keyboard } = spot.object;
    const asked = [nameFrom(autocomplete), nameFrom(keyboard)];
    const meant = forms.find(({ asks }) => asked.some((word) => asks.test(word)));
    if (spot.object['bind'] === undefined || meant === undefined) continue;
    for (const [index, rule] of (isList(rules) ? rules : []).entries()) {
      const { test } = membersOf(rule);
      const other = forms.find((form) => form.rule === test);
      if (other !== undefined && other !== meant)
        report(inside(placeOf(spot, 'rules'), index, 'test'), 'unfit-rule', {
          name: JSON.stringify(test),
          of: `the field, which asks for ${meant.words}`,
        });
    }
  }
}
