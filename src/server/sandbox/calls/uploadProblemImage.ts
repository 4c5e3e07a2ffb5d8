/** Keeps one picture of a complaint and says where it is. */
import type { SandboxCall } from '../call.ts';
import { keepImage } from '../images.ts';

export const uploadProblemImage: SandboxCall = {
  operation: 'uploadProblemImage',
  answer({ store, session, tongue, files, upload }) {
    const name = upload && keepImage(store, session, upload.bytes);
    if (name !== undefined) return { data: { url: `${files}/${name}` } };
    return {
      refused:
        tongue === 'es'
          ? 'Solo se admiten imágenes JPG, PNG o WebP de hasta 5 MB.'
          : 'Only JPG, PNG or WebP images of up to 5 MB are accepted.',
    };
  },
};
