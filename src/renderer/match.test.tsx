/** A widget whose props differ by a value stays one instance, and waits for the value (docs/language.md, "match"). */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../tests/support/ports.ts';
import { renders, settled, show } from '../../tests/support/renderer.tsx';
import { callSpec, enter, later, view } from '../../tests/support/screen.ts';

const loan = callSpec('loanDetails');
const next = { type: 'button', text: 'next', press: { do: 'set', 'state.step': '2' } };

describe('a widget with a match', () => {
  it('keeps its element and what was typed when another row fits', async () => {
    show({
      definition: {
        state: { step: '1', name: '' },
        body: [
          next,
          {
            type: 'box',
            match: '{{state.step}}',
            is: { '1': { title: 'First' }, '2': { title: 'Second' } },
            else: {},
            body: { type: 'field', bind: 'state.name' },
          },
        ],
      },
    });
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Ana' } });
    const box = screen.getByLabelText('First');
    await act(async () => fireEvent.click(screen.getByText('next')));
    expect(screen.getByLabelText('Second')).toBe(box);
    expect(screen.getByRole('textbox')).toBe(field);
    expect(screen.getByRole('textbox')).toHaveValue('Ana');
  });

  it('is drawn again for its value and for nothing else', async () => {
    show({
      definition: {
        state: { step: '1', other: '' },
        body: [
          { type: 'button', text: 'other', press: { do: 'set', 'state.other': 'x' } },
          next,
          {
            type: 'text',
            id: 't',
            match: '{{state.step}}',
            is: { '1': { text: 'one' } },
            else: { text: 'two' },
          },
        ],
      },
    });
    await act(async () => fireEvent.click(screen.getByText('other')));
    expect(renders.get('w-t')).toBe(1);
    await act(async () => fireEvent.click(screen.getByText('next')));
    expect(renders.get('w-t')).toBe(2);
    expect(screen.getByText('two')).toBeInTheDocument();
  });

  it('draws the children of its row, and others for another', async () => {
    show({
      definition: {
        state: { step: '1' },
        body: [
          next,
          {
            type: 'box',
            match: '{{state.step}}',
            is: { '1': { body: { type: 'text', text: 'one' } } },
            else: { body: [{ type: 'text', text: 'two' }] },
          },
        ],
      },
    });
    expect(screen.getByText('one')).toBeInTheDocument();
    await act(async () => fireEvent.click(screen.getByText('next')));
    expect(screen.queryByText('one')).toBeNull();
    expect(screen.getByText('two')).toBeInTheDocument();
  });

  it('is a skeleton that says nothing while the source of its value loads', async () => {
    const waiting = later();
    const made = await enter({
      definition: {
        data: { loan: { call: 'loanDetails' } },
        body: [
          {
            type: 'box',
            match: '{{loan.status}}',
            is: { '21': { title: 'Waiting', body: { type: 'text', text: 'inner' } } },
            else: { title: 'Paid', body: [] },
          },
        ],
      },
      calls: [loan],
      answers: { loanDetails: () => waiting.promise },
    });
    expect(view(made).phase).toBe('pending');
    expect(String(view(made).props['title']).trim()).toBe('');
    expect(view(made).props['body']).toBeUndefined();
    waiting.resolve(answer({ status: 21 }));
    await settled();
    expect(view(made)).toMatchObject({ phase: 'shown', props: { title: 'Waiting' } });
  });

  it('has the shape of a row in its skeleton: names from closed lists are there', async () => {
    const made = await enter({
      definition: {
        data: { loan: { call: 'loanDetails' } },
        body: [
          {
            type: 'box',
            match: '{{loan.status}}',
            is: { '21': { tone: 'info' } },
            else: { tone: 'success' },
            title: 'Loan',
          },
        ],
      },
      calls: [loan],
      answers: { loanDetails: () => later().promise },
    });
    expect(view(made)).toMatchObject({ phase: 'pending', props: { tone: 'success' } });
  });

  it('waits for what stands only inside a row', async () => {
    const waiting = later();
    const made = await enter({
      definition: {
        state: { step: '1' },
        data: { loan: { call: 'loanDetails' } },
        body: [
          {
            type: 'box',
            match: '{{state.step}}',
            is: { '1': { body: { type: 'text', text: '{{loan.a}}' } } },
            else: {},
          },
        ],
      },
      calls: [loan],
      answers: { loanDetails: () => waiting.promise },
    });
    expect(made.plan.body[0]?.deepSources).toEqual(['loan']);
  });

  it('repeats by the value of each entry', async () => {
    show({
      definition: {
        data: { loan: { call: 'loanDetails' } },
        body: [
          {
            type: 'text',
            each: '{{loan.rows}}',
            match: '{{item.kind}}',
            is: { a: { text: 'A {{item.n}}' } },
            else: { text: 'other {{itemNumber}}' },
          },
        ],
      },
      calls: [loan],
      answers: { loanDetails: () => answer({ rows: [{ kind: 'a', n: 1 }, { kind: 'b' }] }) },
    });
    await settled();
    expect(screen.getByText('A 1')).toBeInTheDocument();
    expect(screen.getByText('other 2')).toBeInTheDocument();
  });
});
