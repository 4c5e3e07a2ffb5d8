/** The words of one's own account: a second key beside the password. It must not know who says them. */
import type { InEach } from './words.ts';

interface AccountWords {
  readonly title: string;
  readonly factor: string;
  readonly why: string;
  readonly demo: string;
  readonly off: string;
  readonly on: string;
  readonly begin: string;
  readonly scan: string;
  readonly picture: string;
  readonly typed: string;
  readonly kept: string;
  readonly keptWhy: string;
  readonly copy: string;
  readonly copied: string;
  readonly code: string;
  readonly confirm: string;
  readonly anew: string;
  readonly end: string;
  readonly said: Readonly<Record<'on' | 'off', string>>;
  readonly signAgain: string;
}

export const accountWords: InEach<AccountWords> = {
  es: {
    title: 'Mi cuenta',
    factor: 'Segunda llave',
    why: 'Además de la contraseña se pide un código de una aplicación de tu teléfono. Quien conozca tu contraseña no entra sin él.',
    demo: 'Esta cuenta es para probar y entra sin contraseña: aquí no hay nada que proteger.',
    off: 'Tu cuenta entra solo con la contraseña.',
    on: 'Tu cuenta pide un código además de la contraseña.',
    begin: 'Preparar la segunda llave',
    scan: 'Abre tu aplicación de códigos y apunta la cámara aquí.',
    picture: 'Código para la cámara de tu aplicación de códigos',
    typed: 'O escribe allí esta clave',
    kept: 'Códigos para cuando no tengas el teléfono',
    keptWhy: 'Guárdalos fuera del teléfono. Cada uno sirve una vez y no se vuelven a mostrar.',
    copy: 'Copiar los códigos',
    copied: 'Copiado',
    code: 'Código que muestra la aplicación ahora',
    confirm: 'Usar la segunda llave',
    anew: 'Otros códigos para guardar',
    end: 'Quitar la segunda llave',
    said: {
      on: 'Desde ahora se pide la segunda llave.',
      off: 'La segunda llave ya no se pide.',
    },
    signAgain: 'Entra otra vez para quitar la segunda llave',
  },
  en: {
    title: 'My account',
    factor: 'Second key',
    why: 'Besides the password, a code of an app on your phone is asked for. Who knows your password does not come in without it.',
    demo: 'This account is for trying and comes in without a password: there is nothing to protect.',
    off: 'Your account comes in with the password alone.',
    on: 'Your account asks for a code besides the password.',
    begin: 'Set up the second key',
    scan: 'Open your app for codes and point the camera here.',
    picture: 'Code for the camera of your app for codes',
    typed: 'Or type this key there',
    kept: 'Codes for when you have no phone',
    keptWhy: 'Keep them away from the phone. Each is good once, and they are not shown again.',
    copy: 'Copy the codes',
    copied: 'Copied',
    code: 'Code that the app shows now',
    confirm: 'Use the second key',
    anew: 'Other codes to keep',
    end: 'End the second key',
    said: {
      on: 'The second key is asked for from now on.',
      off: 'The second key is asked for no more.',
    },
    signAgain: 'Sign in again to end the second key',
  },
};
