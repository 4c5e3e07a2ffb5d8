import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { saveDocument } from './save-document.ts';

const document = {
  id: 'note',
  version: '1.1',
  title: 'Nota',
  sections: [{ heading: 'Pago', clauses: ['A tiempo.', 'Completo.'] }],
};

it('keeps every clause, as it is hashed', async () => {
  const { context, ports, recorded } = createActionContext();
  const save = vi.spyOn(ports.device, 'save').mockResolvedValue(true);
  await saveDocument.run({ document, name: 'nota' }, context);
  const content = 'Nota\n1. Pago\n1.1 A tiempo.\n1.2 Completo.';
  expect(save.mock.calls).toEqual([[{ name: 'nota-1.1.txt', type: 'text/plain', content }]]);
  expect(recorded.toasts).toEqual([]);
});

it('says so where nothing can be kept, or there is no text', async () => {
  const { context, ports, recorded } = createActionContext();
  const save = vi.spyOn(ports.device, 'save').mockResolvedValue(false);
  await saveDocument.run({ document: { ...document, version: '' }, name: 'nota' }, context);
  await saveDocument.run({ document: undefined, name: 'nota' }, context);
  expect(save.mock.calls.map(([file]) => file.name)).toEqual(['nota.txt']);
  expect(recorded.toasts).toEqual(['app.saveFailed', 'app.saveFailed']);
});
