/** The name of a screen in one of its frames, where it has several (src/release/variants.ts). It must not know what a frame looks like. */

export type FrameName = 'app' | 'public' | 'bare';

export const variantName = (id: string, frame: FrameName): string => `${id}_${frame}`;

/** The screen that a name is a frame of; the name itself where it is of none. */
export const screenOf = (name: string): string => name.replace(/_(app|public|bare)$/, '');
