/** A borrower's complaints, the newest first: those that wait for an answer and those that have one. */
import type { SandboxCall } from '../call.ts';
import { complaintMembers, typeTitle } from '../complaints.ts';
import type { Complaint } from '../store.ts';

export const problemList: SandboxCall = {
  operation: 'problemList',
  answer({ store, session, tongue }) {
    const newest = [...store.all<Complaint>(session, 'complaint')].reverse();
    const tab = (title: string, answered: boolean): unknown => ({
      title,
      items: newest
        .filter(({ reply }) => (reply !== undefined) === answered)
        .map((complaint) => ({
          id: complaint.id,
          time: complaint.time,
          type: typeTitle(complaint, tongue),
          content: complaint.text,
          ...complaintMembers(complaint),
        })),
    });
    const es = tongue === 'es';
    return {
      data: {
        tabs: [tab(es ? 'En proceso' : 'In progress', false), tab(es ? 'Respondidas' : 'Answered', true)],
      },
    };
  },
};
