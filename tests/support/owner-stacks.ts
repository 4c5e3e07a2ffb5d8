/**
 * React in development notes for each element where it was made: two fifths of what it takes to make one, and read only where it
 * complains. It leaves that out once there were many within a second; here there always were. It must not know what is drawn.
 */
import * as React from 'react';

interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}

export function leaveOutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Internals;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    // It is counted up, and begun anew each second.
    set() {
      // It stays as it is.
    },
  });
}
