/** The complaint form as it ships, opened with something chosen, and what its calls answer. It must not know who draws it. */
import definition from '../../screens/complaint-form.json';

/** The same definition: only the state begins as a draft does, so that the form stays open. */
export const complaintForm = {
  ...definition,
  state: { ...definition.state, type: '1', sonType: '11' },
};

const option = (title: string, value: string): { readonly title: string; readonly value: string } => ({
  title,
  value,
});
export const complaintTypes = {
  problemType: [option('Pago', '1'), option('Atención', '2')],
  problemSonType: [option('Ya pagué', '11')],
};
