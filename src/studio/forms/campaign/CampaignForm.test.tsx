/** A campaign is filled in and copied by form alone. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showAt, texts } from '../testing.tsx';
import { viewOf } from '../view.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { campaignFields } from './values.ts';

const file = 'screens/promotion/story.json';
const group = (name: string): HTMLElement => screen.getByRole('group', { name });
const nothing = (): void => undefined;

describe('a campaign', () => {
  it('has a field for each value of every layout, and none that is raw', () => {
    const view = viewOf(texts);
    const kinds = view.layouts.flatMap((id) =>
      campaignFields(view.value(`screens/promotion/${id}.json`)).map(({ kind }) => kind),
    );
    expect(kinds.length).toBeGreaterThan(10);
    expect(new Set(kinds)).toEqual(new Set(['words', 'picture', 'rows', 'group', 'money']));
  });

  it('gets words of its own, a picture and a color', async () => {
    const shown = showAt(file, (desk) => <CampaignForm {...desk} onCopied={nothing} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Imagen principal' }), 'https://x.mx/a.png');
    await user.type(within(group('Título principal')).getByRole('textbox', { name: 'Español' }), '!');
    const color = within(group('Colores'));
    await user.click(color.getByRole('button', { name: 'Más ajustes' }));
    await user.type(color.getByRole('textbox', { name: 'Color principal' }), '#7a2e8e');
    expect(shown.value()).toMatchObject({
      values: {
        heroImage: { default: 'https://x.mx/a.png' },
        colors: { default: { primary: '#7a2e8e' } },
      },
    });
    expect(color.getByText(/^Contraste [\d.]+ a 1: se lee bien$/)).toBeInTheDocument();
    expect((shown.value('locales/es.json') as Record<string, string>)['promotion.storyTitle']).toMatch(/!$/);
  });

  it('is copied under a name of its own, once', async () => {
    const onCopied = vi.fn();
    const shown = showAt(file, (desk) => <CampaignForm {...desk} onCopied={onCopied} />);
    const user = userEvent.setup();
    const name = screen.getByRole('textbox', { name: 'Nombre de la campaña nueva' });
    const make = screen.getByRole('button', { name: 'Crear la copia' });
    await user.type(name, 'Verano 1');
    expect(screen.getByRole('status')).toHaveTextContent('Usa letras minúsculas');
    await user.click(make);
    await user.clear(name);
    await user.type(name, 'classic');
    expect(screen.getByRole('status')).toHaveTextContent('Ya hay una campaña con ese nombre.');
    await user.click(make);
    expect(shown.edits).toEqual([]);
    await user.clear(name);
    await user.type(name, 'verano');
    await user.click(make);
    expect(shown.text('screens/promotion/verano.json')).toBe(texts.get(file));
    expect(onCopied).toHaveBeenCalledExactlyOnceWith('screens/promotion/verano.json');
  });
});
