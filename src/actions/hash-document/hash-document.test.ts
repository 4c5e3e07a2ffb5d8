import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { hashDocument } from './hash-document.ts';

const document = {
  id: 'note',
  version: '1.1',
  title: 'Nota',
  sections: [{ heading: 'Pago', clauses: ['A tiempo.'] }],
};

it('puts what was agreed to, with the hash of its canonical text', async () => {
  const { context, ports, screen } = createActionContext();
  const hashed = vi.spyOn(ports.device, 'sha256').mockResolvedValue('ab');
  await hashDocument.run({ document, into: 'consent' }, context);
  expect(hashed.mock.calls).toEqual([['Nota\n1. Pago\n1.1 A tiempo.']]);
  expect(screen.put.mock.calls).toEqual([['consent', { document: 'note', version: '1.1', hash: 'ab' }]]);
});

it('leaves the hash out where the phone has none', async () => {
  const { context, ports, screen } = createActionContext();
  vi.spyOn(ports.device, 'sha256').mockResolvedValue(undefined);
  await hashDocument.run({ document, into: 'consent' }, context);
  expect(screen.put.mock.calls).toEqual([['consent', { document: 'note', version: '1.1' }]]);
});

it('puts nothing where there is no text', async () => {
  const { context, screen } = createActionContext();
  await hashDocument.run({ document: undefined, into: 'consent' }, context);
  expect(screen.put).not.toHaveBeenCalled();
});
