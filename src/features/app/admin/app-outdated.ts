import type { ProblemName } from '#contract/problem.ts'

/** Refusals that mean that another administrator has changed the app since the screen was loaded. */
export const appOutdated: readonly ProblemName[] = [
  'adminApp.changed',
  'accessLevel.missing',
  'appManager.missing',
  'appKey.missing',
  'appKey.tooMany',
  'appWebhook.missing',
  'appScim.missing',
  'appDrift.changed',
  'appDelivery.missing',
  'appDelivery.waiting',
]
