/** The measured screens as definitions, drawn by the engine with the product's own widgets. */
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { AnyAction } from '../../src/engine/action.ts';
import { loadScreen } from '../../src/engine/load.ts';
import type { Plan } from '../../src/engine/plan.ts';
import { shell } from '../../src/app/chrome.tsx';
import { ScreenView } from '../../src/renderer/ScreenView.tsx';
import type { Widget } from '../../src/renderer/widget.ts';
import type { Ports } from '../../src/engine/ports.ts';
import { readData } from '../../src/lib/reader.ts';
import { success } from '../../src/lib/result.ts';
import type { Json } from '../../src/model/json.ts';
import { compileCalls } from '../../src/build/calls.ts';
import { essentialOf, kindsOf, type PartSchema } from '../../src/build/kinds.ts';
import api from '../../schemas/backend.openapi.json';
import { answer, createTestPorts, failed, spanish } from '../support/ports.ts';
import { allActions } from '../support/screen.ts';
import { complaintForm, complaintTypes } from './complaint.ts';
import type { LoanData } from './data.ts';

const components = import.meta.glob<Record<string, Widget['component']>>(
  ['../../src/widgets/*/[A-Z]*.tsx', '!../../src/**/*.test.tsx'],
  { eager: true },
);
const schemas = import.meta.glob<PartSchema>('../../src/widgets/*/schema.json', {
  eager: true,
  import: 'default',
});

const widgets: Readonly<Record<string, Widget>> = Object.fromEntries(
  Object.entries(schemas).flatMap(([path, schema]) => {
    const type = path.split('/').at(-2) ?? '';
    const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const component = components[path.replace('schema.json', `${name}.tsx`)]?.[name];
    return component === undefined
      ? []
      : [[type, { component, kinds: kindsOf(schema), essential: essentialOf(schema) }]];
  }),
);

/** The loan's detail: status, rows, and the buttons that depend on the status. */
const detail = {
  version: 2,
  title: 'Loan',
  data: { loan: { call: 'loanDetails' } },
  on: { refresh: { do: 'reload', data: 'loan' } },
  body: [
    {
      type: 'status',
      if: { 'loan.orderStatus': '174' },
      picture: 'calendar',
      tone: 'info',
      title: '{{loan.noticeStatusText}}',
      text: '{{loan.noticeDesText}}',
    },
    {
      type: 'status',
      if: { 'loan.orderStatus': '180' },
      picture: 'alarm',
      tone: 'special',
      title: '{{loan.noticeStatusText}}',
      text: '{{loan.noticeDesText}}',
    },
    { type: 'card', body: [{ type: 'rows', rows: '{{loan.userOrderDetail.detail}}' }] },
  ],
  footer: [
    {
      type: 'button',
      text: 'Repay',
      if: { 'loan.orderStatus': ['174', '180'] },
      press: { do: 'reload', data: 'loan' },
    },
    {
      type: 'button',
      text: 'Extension',
      tone: 'secondary',
      if: { 'loan.orderStatus': ['174', '180'], 'loan.isDelay': true },
      press: { do: 'reload', data: 'loan' },
    },
  ],
};

/** The same with every row a node of its own, which is the engine's worst case. */
const repeated = {
  ...detail,
  body: [
    ...detail.body.slice(0, 2),
    {
      type: 'card',
      body: [
        {
          type: 'list-item',
          each: '{{loan.userOrderDetail.detail}}',
          as: 'row',
          title: '{{row.text}}',
          trailing: '{{row.value}}',
        },
      ],
    },
  ],
};

const form = (fields: number): object => ({
  version: 2,
  title: 'Form',
  state: Object.fromEntries(Array.from({ length: fields }, (_, index) => [`f${index}`, ''])),
  body: Array.from({ length: fields }, (_, index) => ({
    type: 'text-field',
    bind: `state.f${index}`,
    label: `Field ${index}`,
  })),
});

export type Kind = 'detail' | 'repeated' | 'form' | 'complaint';

export interface Mounted {
  readonly root: Root;
  /** Gives the screen new data, drawn before it returns. */
  update(data: LoanData): Promise<void>;
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function definitionOf(kind: Kind, fields: number): object {
  if (kind === 'complaint') return complaintForm;
  if (kind === 'form') return form(fields);
  return kind === 'detail' ? detail : repeated;
}

const calls = compileCalls(api);

const plans = new Map<string, Plan>();

/** Compiled once per definition, as the app does; `forgetPlans` makes the next mount a first visit. */
function planOf(kind: Kind, fields: number): Plan {
  const name = `${kind}${fields}`;
  const known = plans.get(name);
  if (known !== undefined) return known;
  const loaded = loadScreen({
    id: kind,
    definition: definitionOf(kind, fields),
    fragments: {},
    parts: {
      widgets,
      actions: allActions,
      calls,
    },
    language: spanish,
    features: new Set(),
    text: (key) => key,
    report: () => undefined,
  });
  if (!loaded.ok) throw new Error(loaded.error);
  plans.set(name, loaded.value);
  return loaded.value;
}

export const forgetPlans = (): void => plans.clear();

const actions: Readonly<Record<string, AnyAction>> = Object.fromEntries(
  Object.entries(allActions).map(([name, { action }]) => [name, action]),
);

/** One world for the page, as in the app; what it records is of no interest here. */
let current: Json = null;
const world = createTestPorts({
  answers: { loanDetails: () => answer(current), problemInit: () => answer(complaintTypes) },
});

/** An answer is read as the app's client reads it: by the schema of its call, and equal to the one before where it is equal. */
const http: Ports['http'] = {
  ...world.ports.http,
  async send(call, parameters, options) {
    const came = await world.ports.http.send(call, parameters, options);
    if (!came.ok || call.data === null) return came;
    const read = readData(call.data, came.value, options.before, () => undefined);
    return read.ok ? success(read.value) : failed('shape', read.error);
  },
};
const ports: Ports = { ...world.ports, http };

export async function mountEngine(
  container: HTMLElement,
  kind: Kind,
  data: LoanData,
  fields = 0,
): Promise<Mounted> {
  current = data as unknown as Json;
  world.recorded.calls.length = 0;
  world.recorded.stored.clear();
  const root = createRoot(container);
  const plan = planOf(kind, fields);
  flushSync(() =>
    root.render(
      <ScreenView
        plan={plan}
        widgets={widgets}
        actions={actions}
        ports={ports}
        shell={shell}
        query={{}}
        config={{}}
        owner=""
      />,
    ),
  );
  await settle();
  return {
    root,
    async update(next) {
      current = next as unknown as Json;
      container.querySelector<HTMLButtonElement>('footer button')?.click();
      await settle();
    },
  };
}
