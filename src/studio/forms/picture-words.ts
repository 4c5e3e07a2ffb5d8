/** What is said where a picture of one's own is brought, in both languages. */
import type { Tongue } from '../../lib/figures.ts';

const es = {
  address: 'o su dirección, https://…',
  bring: 'Elegir una imagen…',
  bringOther: 'Elegir otra imagen…',
  orDrop: 'o suéltala aquí',
  comes: 'Se prepara para teléfonos lentos…',
  came: (width: number, height: number, size: number) =>
    `Lista: ${width} × ${height}, ${size} kB. Se guarda con tu cambio.`,
  noPicture:
    'Esto no es una imagen que todos los teléfonos muestren, o está dañada. Elige una de tipo PNG, JPEG o WebP.',
  tooHeavy:
    'Tiene demasiado detalle: ni más pequeña baja de 100 kB, lo que soporta un teléfono lento. Elige otra, o una parte de ella.',
  notSent: 'No se pudo traer. Revisa tu conexión e inténtalo de nuevo.',
  lost: 'Esta imagen no está aquí: elígela de nuevo.',
  before: 'Ya traídas:',
  take: (number: number) => `Usar la imagen ya traída ${number}`,
  sayWhatItShows:
    'Escribe también qué muestra, en los dos idiomas: lo lee quien no la ve. Si es solo un adorno, déjalo vacío.',
};

const en: typeof es = {
  address: 'or its address, https://…',
  bring: 'Choose a picture…',
  bringOther: 'Choose another picture…',
  orDrop: 'or drop it here',
  comes: 'Being made light for slow phones…',
  came: (width, height, size) => `Ready: ${width} × ${height}, ${size} kB. It is kept with your change.`,
  noPicture:
    'This is no picture that every phone shows, or it is damaged. Choose one of the kind PNG, JPEG or WebP.',
  tooHeavy:
    'It has too much detail: even smaller it stays above 100 kB, what a slow phone takes. Choose another, or a part of it.',
  notSent: 'It could not be brought. See to your connection and try again.',
  lost: 'This picture is not here: choose it again.',
  before: 'Brought before:',
  take: (number) => `Use the picture brought before, ${number}`,
  sayWhatItShows:
    'Say as well what it shows, in both languages: who does not see it reads that. If it is only an ornament, leave it empty.',
};

export const pictureWords: Readonly<Record<Tongue, typeof es>> = { es, en };
