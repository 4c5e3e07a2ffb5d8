/** Whose name and colors a screen is drawn in. It must not know how it is drawn. */
import type { Config } from '../../model/config.ts';
import { defaults } from '../../platform/config.ts';
import type { Brand } from './protocol.ts';

type Branding = Pick<Config, 'appName' | 'brand' | 'company' | 'servicePhone' | 'serviceEmail'>;

/** As a company of this trade is called in full, and colors that are nobody else's: words that have no room for it break here. */
const other: Branding = {
  appName: 'Préstamos Universales del Pacífico',
  brand: {
    primary: '#7b2d8b',
    onPrimary: '#ffffff',
    accent: '#b3470b',
    danger: '#b3123f',
    success: '#1f6f78',
    warning: '#8a5a00',
    dark: {
      primary: '#d79be6',
      onPrimary: '#2b0b33',
      accent: '#f2a36b',
      danger: '#ff8fa8',
      success: '#6cc5cf',
      warning: '#e3b35a',
    },
  },
  company: {
    name: 'Préstamos Universales y Servicios Financieros del Pacífico Norte, S.A.P.I. de C.V., SOFOM, E.N.R.',
    phone: '+52 800 123 45 67 ext. 8901',
    email: 'atencion.a.clientes@prestamosuniversalesdelpacifico.example',
    address:
      'Boulevard Adolfo Ruiz Cortines 12345, torre B, piso 27, colonia Jardines del Pedregal de San Ángel, 04530 Ciudad de México',
    copyright: '© 2026 Préstamos Universales y Servicios Financieros del Pacífico Norte',
    license: 'Registro de ejemplo 00-000 (empresa inventada)',
  },
  servicePhone: '+52 800 123 45 67 ext. 8901',
  serviceEmail: 'atencion.a.clientes@prestamosuniversalesdelpacifico.example',
};

const { appName, brand, company, servicePhone, serviceEmail } = defaults;

const brands: Readonly<Record<Brand, Partial<Branding>>> = {
  own: {},
  plain: { appName, brand, company, servicePhone, serviceEmail },
  other,
};

/** All else stays as this server has it. */
export const branded = (config: Config, by: Brand = 'own'): Config => ({ ...config, ...brands[by] });
