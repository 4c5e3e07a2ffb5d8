/**
 * What the language calls an e-mail, a telephone and a web address (docs/product-spec.md 5: generic string checks). The
 * one list of these names: the schema, the checker and the tests hold to it. Pure; it must not know fields.
 */

/** Labels of a host's name, letters of any language; the last has no digits. */
const host = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}]{2,63}`;
const mailbox = new RegExp(String.raw`^[\w.!#$%&'*+/=?^${'`'}{|}~-]{1,64}@${host}$`, 'u');
const address = new RegExp(String.raw`^https?://${host}(?::\d{1,5})?(?:[/?#]\S*)?$`, 'iu');
/** With the marks that people write between the digits. */
const telephone = /^\+?[\d(][\d ().-]*$/;

/** Whether a text is one. An empty text is none: a field that may stay empty is checked only when it is not. */
export const namedRules: { readonly [name: string]: (text: string) => boolean } = {
  /** As HTML has it, with a dot in the host's name: `ana@correo.mx`. */
  email: (text) => text.length <= 254 && mailbox.test(text),
  /** 7 to 15 digits (ITU E.164), with or without country: `+52 (55) 1234-5678`. */
  phone: (text) => {
    const { length } = text.replace(/\D/g, '');
    return length >= 7 && length <= 15 && text.length <= 40 && telephone.test(text);
  },
  /** `https://correo.mx/a`: the web only, with a full name of the host, without a name and password in it. */
  url: (text) => text.length <= 2048 && address.test(text),
};
