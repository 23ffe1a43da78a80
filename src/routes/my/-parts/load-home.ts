import type { Api, Output } from '#contract/operation.ts'

export type Home = {
  user: Output<'getUserInfo'>
  active: Output<'countActiveSubscriptions'>
  counts: Output<'countSubscriptions'>
  bills: Output<'listBills'>
  grants: Output<'listAccessGrants'>
  requests: Output<'listAccessRequests'>
  decisions: Output<'listAccessDecisions'>
  trials: Output<'listTrials'>
  areTermsDue: boolean
}

const SHOWN = 5

/** What a member comes home to. */
export async function loadHome(api: Api, signal: AbortSignal): Promise<Home> {
  const [user, active, counts, bills, grants, requests, decisions, terms, trials] = await Promise.all([
    api.getUserInfo({}, { signal }),
    api.countActiveSubscriptions({}, { signal }),
    api.countSubscriptions({}, { signal }),
    api.listBills({ limit: SHOWN }, { signal }),
    api.listAccessGrants({}, { signal }),
    api.listAccessRequests({ approvalResult: 'WAITING', limit: SHOWN }, { signal }),
    api.listAccessDecisions({ limit: SHOWN }, { signal }),
    api.listMyTerms({}, { signal }),
    api.listTrials({}, { signal }),
  ])
  const areTermsDue = terms.list.some(({ dueYn }) => dueYn === 'Y')
  return { user, active, counts, bills, grants, requests, decisions, trials, areTermsDue }
}
