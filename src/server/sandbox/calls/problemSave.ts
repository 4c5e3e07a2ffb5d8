/** Files a complaint with its pictures; sent twice within moments, it is still one. */
import type { SandboxCall } from '../call.ts';
import { isType } from '../complaints.ts';
import { momentIn } from '../loans.ts';
import { imageOf } from '../images.ts';
import { mergeTwins } from '../merge.ts';
import type { Complaint } from '../store.ts';

const mostImages = 9;

export const problemSave: SandboxCall = {
  operation: 'problemSave',
  answer({ store, session, tongue, files, parameters }) {
    const { problemType = '', problemSonType = '', problemDetail = '', problemImage = '' } = parameters;
    const es = tongue === 'es';
    const urls = problemImage === '' ? [] : problemImage.split(',');
    const images = urls.map((url) => url.slice(files.length + 1));
    const known = urls.every((url, index) => {
      return url.startsWith(`${files}/`) && imageOf(store, images[index] ?? '') !== undefined;
    });
    if (!known || images.length > mostImages)
      return {
        refused: es ? 'No encontramos una de tus imágenes.' : 'We could not find one of your images.',
      };
    if (!isType(problemType) || problemDetail.trim() === '')
      return { refused: es ? 'Faltan datos de tu queja.' : 'Your complaint is incomplete.' };
    const data = mergeTwins(store, session, JSON.stringify(parameters), () => {
      const id = String(store.all<Complaint>(session, 'complaint').length + 1);
      const complaint: Complaint = {
        id,
        time: momentIn(tongue),
        type: problemType,
        sonType: problemSonType,
        orderNo: parameters['orderNo'] ?? '',
        text: problemDetail,
        images,
        needsScore: false,
      };
      store.put(session, 'complaint', id, complaint);
      return null;
    });
    return { data };
  },
};
