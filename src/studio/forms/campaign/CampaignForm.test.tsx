/** A campaign is filled in and copied by form alone. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults } from '../../../platform/config.ts';
import { showAt, texts } from '../testing.tsx';
import { viewOf } from '../view.ts';
import { formWords } from '../words.ts';
import { CampaignForm, PartValues } from './CampaignForm.tsx';
import { campaignFields } from './values.ts';

const file = 'screens/promotion/story.json';
const group = (name: string): HTMLElement => screen.getByRole('group', { name });
const nothing = (): void => undefined;

// Nobody answers here: the colors are those of a product without a brand.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

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
    await user.type(color.getByRole('textbox', { name: 'Color principal' }), '#7a2e8e');
    expect(shown.value()).toMatchObject({
      values: {
        heroImage: { default: 'https://x.mx/a.png' },
        colors: { default: { primary: '#7a2e8e' } },
      },
    });
    expect(color.getByText(/^Se lee bien \(contraste [\d.]+ a 1\)\.$/)).toBeInTheDocument();
    expect((shown.value('locales/es.json') as Record<string, string>)['promotion.storyTitle']).toMatch(/!$/);
  });

  it('compares the color of words with the color below them, chosen or of the brand', async () => {
    showAt(file, (desk) => <CampaignForm {...desk} onCopied={nothing} />);
    const user = userEvent.setup();
    const colors = within(group('Colores'));
    const ground = colors.getByLabelText('Color: Color principal');
    expect(ground).toHaveValue(defaults.brand.primary);
    expect(colors.getAllByText('Ahora, el de tu marca.')).toHaveLength(2);
    await user.type(colors.getByRole('textbox', { name: 'Color de las palabras' }), '#ffffff');
    expect(colors.getByText(/^Se lee bien \(contraste 7\.\d a 1\)\.$/)).toBeInTheDocument();
    await user.type(colors.getByRole('textbox', { name: 'Color principal' }), 'purple');
    expect(colors.getAllByText('Se lee bien (contraste 9.4 a 1).')).toHaveLength(2);
    await user.clear(colors.getByRole('textbox', { name: 'Color de las palabras' }));
    await user.type(colors.getByRole('textbox', { name: 'Color de las palabras' }), 'black');
    expect(colors.getAllByText(/^Se lee mal \(contraste 2\.2 a 1\)/)).toHaveLength(2);
    // What is not enough is never said to be what is needed: gray on white has 4.48.
    await user.clear(colors.getByRole('textbox', { name: 'Color principal' }));
    await user.type(colors.getByRole('textbox', { name: 'Color principal' }), '#ffffff');
    await user.clear(colors.getByRole('textbox', { name: 'Color de las palabras' }));
    await user.type(colors.getByRole('textbox', { name: 'Color de las palabras' }), '#777777');
    expect(
      colors.getAllByText(
        'Se lee mal (contraste 4.4 a 1): hace falta 4.5, así que la app usará otro color para las palabras.',
      ),
    ).toHaveLength(2);
  });

  it('says in words that there is no picture, or that it cannot be shown here', async () => {
    showAt(file, (desk) => <CampaignForm {...desk} onCopied={nothing} />);
    const address = screen.getByRole('textbox', { name: 'Imagen principal' });
    expect(screen.getByText(formWords.es.noPicture)).toBeVisible();
    expect(screen.getByText(formWords.es.pictureFrom)).toBeVisible();
    await userEvent.type(address, 'https://x.mx/a.png');
    fireEvent.error(screen.getByRole('img', { name: 'Así se ve' }));
    expect(screen.queryByRole('img', { name: 'Así se ve' })).toBe(null);
    expect(screen.getByText(formWords.es.pictureUnseen)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Otra campaña como esta' })).toBeVisible();
  });

  it('is copied under a name of its own, once', async () => {
    const onCopied = vi.fn();
    const shown = showAt(file, (desk) => <CampaignForm {...desk} onCopied={onCopied} />);
    const user = userEvent.setup();
    const name = screen.getByRole('textbox', { name: 'Nombre de la campaña nueva' });
    const make = screen.getByRole('button', { name: 'Crear la copia' });
    expect(make).toHaveClass('st-primary');
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

describe('a part of a campaign', () => {
  it('is filled in where it is looked at, and has nothing else of the campaign', async () => {
    const shown = showAt(file, (desk) => <PartValues {...desk} selected="/body/0" />);
    const section = within(screen.getByRole('region', { name: 'Lo que la campaña pone aquí' }));
    await userEvent.type(
      within(section.getByRole('group', { name: 'Título principal' })).getByRole('textbox', {
        name: 'Español',
      }),
      '!',
    );
    expect((shown.value('locales/es.json') as Record<string, string>)['promotion.storyTitle']).toMatch(/!$/);
    expect(section.queryByRole('group', { name: 'Colores' })).toBeNull();
  });

  it('that shows nothing of it has no such place', () => {
    showAt(file, (desk) => <PartValues {...desk} selected="/body/0/body" />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('a name that is written as people write is offered as it can be', async () => {
  const shown = showAt(file, (desk) => <CampaignForm {...desk} onCopied={nothing} />);
  const name = screen.getByRole('textbox', { name: 'Nombre de la campaña nueva' });
  await userEvent.type(name, 'Año Nuevo 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Usar «ano-nuevo-2027»' }));
  expect(name).toHaveValue('ano-nuevo-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la copia' }));
  expect(shown.value('screens/promotion/ano-nuevo-2027.json')).toMatchObject({ version: 2 });
  await userEvent.type(name, '2027');
  expect(screen.queryByRole('button', { name: /^Usar «/ })).toBeNull();
});
