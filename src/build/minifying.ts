/** How what reaches the phone is made small: two hundredths less than Vite's own way, for some seconds of each build. */
import type { BuildOptions } from 'vite';

export const minifying: Pick<BuildOptions, 'minify' | 'terserOptions'> = {
  minify: 'terser',
  terserOptions: { ecma: 2020, compress: { passes: 3 } },
};
