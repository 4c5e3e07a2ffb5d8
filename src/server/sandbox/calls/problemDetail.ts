/** One complaint with its answer. */
import type { SandboxCall } from '../call.ts';
import { complaintMembers, noComplaint, sonTypeTitle, typeTitle } from '../complaints.ts';
import type { Complaint } from '../store.ts';

export const problemDetail: SandboxCall = {
  operation: 'problemDetail',
  answer({ store, session, tongue, files, parameters }) {
    const complaint = store.get<Complaint>(session, 'complaint', parameters['problemId'] ?? '');
    if (complaint === undefined) return noComplaint(tongue);
    const urls = (names: readonly string[] = []): readonly string[] =>
      names.map((name) => `${files}/${name}`);
    return {
      data: {
        type: typeTitle(complaint, tongue),
        sonType: sonTypeTitle(complaint, tongue),
        problemId: complaint.id,
        content: complaint.text,
        images: urls(complaint.images),
        disposeDetail: complaint.reply?.text ?? '',
        disposeImages: urls(complaint.reply?.images),
        isNeedScore: complaint.needsScore ? 1 : 0,
        ...complaintMembers(complaint),
      },
    };
  },
};
