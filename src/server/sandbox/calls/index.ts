/** Every call the sandbox answers; another declared call is answered with 501. A later call is a file and a line here. */
import type { SandboxCall } from '../call.ts';
import { channelTemplate } from './channelTemplate.ts';
import { contractDetail } from './contractDetail.ts';
import { delayPlan } from './delayPlan.ts';
import { generateVoucher } from './generateVoucher.ts';
import { getCaptcha } from './getCaptcha.ts';
import { getSid } from './getSid.ts';
import { getSms } from './getSms.ts';
import { loanConfirm } from './loanConfirm.ts';
import { loanDetails } from './loanDetails.ts';
import { loanPlan } from './loanPlan.ts';
import { loanPush } from './loanPush.ts';
import { problemDetail } from './problemDetail.ts';
import { problemInit } from './problemInit.ts';
import { problemList } from './problemList.ts';
import { problemSave } from './problemSave.ts';
import { register } from './register.ts';
import { repaymentCommit } from './repaymentCommit.ts';
import { repaymentConfirm } from './repaymentConfirm.ts';
import { repaymentWallet } from './repaymentWallet.ts';
import { repaymentWay } from './repaymentWay.ts';
import { score } from './score.ts';
import { serviceContact } from './serviceContact.ts';
import { trackClick } from './trackClick.ts';
import { trackVisit } from './trackVisit.ts';
import { uploadProblemImage } from './uploadProblemImage.ts';

export const calls: readonly SandboxCall[] = [
  channelTemplate,
  contractDetail,
  delayPlan,
  generateVoucher,
  getCaptcha,
  getSid,
  getSms,
  loanConfirm,
  loanDetails,
  loanPlan,
  loanPush,
  problemDetail,
  problemInit,
  problemList,
  problemSave,
  register,
  repaymentCommit,
  repaymentConfirm,
  repaymentWallet,
  repaymentWay,
  score,
  serviceContact,
  trackClick,
  trackVisit,
  uploadProblemImage,
];
