import type { EvaluatedResource, Use } from '#server/domains/access/evaluation/evaluation.ts'
import type { EvaluationBody } from './authzen-bodies.ts'

/** The names of the objects in an app's requests, as docs/connecting-an-app.md defines them. */
export const USER = 'user'
export const APP = 'app'
export const LEVEL = 'level'
export const USE = 'use'

export type Decision = {
  decision: boolean
  context:
    | { reason: string; until?: string; requestUrl?: string }
    | { error: { status: number; message: string } }
}

/**
 * Returns a decision for an evaluation that cannot be decided, with the reason (section 7: errors of one evaluation).
 */
export const faultyDecision = (status: number, message: string): Decision => ({
  decision: false,
  context: { error: { status, message } },
})

/** The object of an evaluation; `appId` is set if the resource is an app. */
export type EvaluatedObject = EvaluatedResource & { appId?: string }

/** Returns the object of an evaluation, or a refusal if the evaluation names no valid object. */
export function evaluatedResource({ subject, action, resource }: EvaluationBody): EvaluatedObject | Decision {
  if (subject.type !== USER) return faultyDecision(404, `The type of the subject is not "${USER}".`)
  if (action.name !== USE) return faultyDecision(404, `The name of the action is not "${USE}".`)
  const id = resource.id.toLowerCase()
  if (resource.type === LEVEL) return { subject: subject.id, levelId: id }
  if (resource.type === APP) return { subject: subject.id, appId: id }
  return faultyDecision(404, `The type of the resource is neither "${APP}" nor "${LEVEL}".`)
}

/** Whether an object belongs to an app other than the calling app. */
export const isOfOtherApp = (asked: EvaluatedObject, appId: string): boolean =>
  asked.appId !== undefined && asked.appId !== appId

/**
 * Returns the decisions on the objects that an app asks about, in the order of `asked`. Decisions in `asked` are
 * returned unchanged. `uses` has the use of each object, in the same order.
 */
export function decisionsOn(
  asked: readonly (EvaluatedObject | Decision)[],
  { appId, uses, site }: { appId: string; uses: readonly (Use | undefined)[]; site: string },
): Decision[] {
  const remainingUses = uses.values()
  return asked.map((each) => {
    if ('decision' in each) return each
    const use = remainingUses.next().value
    // An object of another app gets the answer for an object that does not exist.
    return use && !isOfOtherApp(each, appId)
      ? decisionOf(use, { appId, levelId: each.levelId, site })
      : noResource
  })
}

const noResource = faultyDecision(404, 'The app has no such resource.')

/**
 * Returns the context of a decision: until when the app is open to the person, or the reason why it is closed and the
 * page where that can be changed.
 */
function decisionOf(
  { use, grantId, endDate }: Use,
  { appId, levelId, site }: { appId: string; levelId: string | undefined; site: string },
): Decision {
  if (use === 'NORMAL')
    return { decision: true, context: { reason: use, until: `${endDate}T23:59:59+09:00` } }
  const toAsk =
    levelId === undefined || use === 'UNSUBSCRIBED'
      ? `/apps/detail?appId=${appId}`
      : `/apps/form?appId=${appId}&levelId=${levelId}`
  const path =
    use === 'NONE' || use === 'ENDED' || use === 'UNSUBSCRIBED' ? toAsk : `/apps/grant?grantId=${grantId}`
  return { decision: false, context: { reason: use, requestUrl: `${site}${path}` } }
}
