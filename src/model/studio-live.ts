/** What the studio's server says of what borrowers have: how a trial stands, how a campaign goes. It must not know who counts. */
import type { Status } from './release-api.generated.ts';
import type { Next } from './release.ts';

/** `GET releases/status` */
export interface StudioStatus extends Status {
  /** Whether the share of what is on trial rises by itself, step by step. */
  readonly raises: boolean;
}

export type CampaignDeed = 'visits' | 'codes' | 'registrations';

export interface CampaignDay {
  /** `2026-11-30`, UTC. */
  readonly day: string;
  /** Of those who saw the campaign. */
  readonly with: Readonly<Record<CampaignDeed, number>>;
  /** Of those who opened its address and saw the common page. */
  readonly without: Readonly<Record<CampaignDeed, number>>;
}

/** Of the last thirty days those on which something was, the newest first. */
export interface CampaignFigures {
  readonly days: readonly CampaignDay[];
}

/** `GET campaigns/:id` */
export interface CampaignPage extends CampaignFigures {
  /** The release on trial that has it; null where none is. */
  readonly trial: Next | null;
  /** Whether its share rises by itself. */
  readonly raises: boolean;
  /** Whether everyone has it. */
  readonly isLive: boolean;
}
