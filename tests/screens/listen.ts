/** Hears what a person is told beside the page: short messages, and the words that are copied or kept. */
import { vi } from 'vitest';
import type { World } from '../../src/app/world.ts';
import { withoutMarks } from './marked-texts.ts';

export interface Heard {
  readonly toasts: string[];
  readonly taken: string[];
}

export function listen({ notices, ports: { device } }: World, { toasts, taken }: Heard): void {
  const { toast } = notices;
  vi.spyOn(notices, 'toast').mockImplementation((text, duration) => {
    if (text !== '') toasts.push(withoutMarks(text));
    toast(text, duration);
  });
  const { copy, save } = device;
  vi.spyOn(device, 'copy').mockImplementation((text) => {
    taken.push(withoutMarks(text));
    return copy(text);
  });
  vi.spyOn(device, 'save').mockImplementation((file) => {
    // Nothing is drawn without a browser: what is kept is a text.
    if (typeof file.content === 'string') taken.push(withoutMarks(`${file.name} ${file.content}`));
    return save(file);
  });
}
