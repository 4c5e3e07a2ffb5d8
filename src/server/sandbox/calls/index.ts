/** Every call the sandbox answers; another declared call is answered with 501. A later call is a file and a line here. */
import type { SandboxCall } from '../call.ts';
import { contractDetail } from './contractDetail.ts';
import { delayPlan } from './delayPlan.ts';
import { generateVoucher } from './generateVoucher.ts';
import { loanConfirm } from './loanConfirm.ts';
import { loanDetails } from './loanDetails.ts';
import { loanPlan } from './loanPlan.ts';
import { loanPush } from './loanPush.ts';
import { problemDetail } from './problemDetail.ts';
import { problemInit } from './problemInit.ts';
import { problemList } from './problemList.ts';
import { problemSave } from './problemSave.ts';
import { score } from './score.ts';
import { serviceContact } from './serviceContact.ts';
import { uploadProblemImage } from './uploadProblemImage.ts';

export const calls: readonly SandboxCall[] = [
  contractDetail,
  delayPlan,
  generateVoucher,
  loanConfirm,
  loanDetails,
  loanPlan,
  loanPush,
  problemDetail,
  problemInit,
  problemList,
  problemSave,
  score,
  serviceContact,
  uploadProblemImage,
];
