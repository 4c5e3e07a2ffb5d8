/** Which app store a phone takes its apps from, by what its browser calls itself. */
export const clientOf = (userAgent: string): 'ios' | 'android' =>
  /iP(?:hone|ad|od)/.test(userAgent) ? 'ios' : 'android';
