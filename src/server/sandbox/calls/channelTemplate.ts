/** The template of a promotion: a layout with values, or a whole screen. */
import type { SandboxCall } from '../call.ts';
import { promotions } from '../promotions.ts';
import { promotionWords } from '../promotion-words.ts';

export const channelTemplate: SandboxCall = {
  operation: 'channelTemplate',
  answer({ tongue, files, parameters }) {
    const id = parameters['templateId'] ?? '';
    const promotion = promotions.find((each) => each.id === id);
    if (promotion === undefined) return { refused: promotionWords[tongue].template };
    return { data: { id, template: promotion.template({ tongue, files }) } };
  },
};
