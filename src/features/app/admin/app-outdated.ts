import type { ProblemName } from '#contract/problem.ts'

/** Refusals which mean that another administrator changed the app that is shown. */
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
