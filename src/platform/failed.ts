/**
 * What the page says where the program did not come or could not begin: its words stand in the page, in both languages, since
 * others may not have come either. It runs on engines below our floor as well. It must not know why.
 */
import { earlyConfig } from './early.ts';

export async function tellFailed(): Promise<void> {
  const told = document.getElementById('failed');
  if (!(told instanceof HTMLTemplateElement)) return;
  document.getElementById('app')?.replaceWith(told.content);
  const phone = await servicePhone();
  const link = document.querySelector<HTMLAnchorElement>('.failed [data-phone]');
  if (link === null || phone === '') return;
  link.href = `tel:${phone.replace(/[^\d+*#]/g, '')}`;
  link.textContent = phone;
  link.hidden = false;
}

/** Of the configuration, which nothing has checked yet; empty where it names none or did not come either. */
async function servicePhone(): Promise<string> {
  try {
    const { servicePhone: phone } = JSON.parse((await earlyConfig()) ?? '') as { servicePhone?: unknown };
    return typeof phone === 'string' ? phone : '';
  } catch {
    return '';
  }
}
