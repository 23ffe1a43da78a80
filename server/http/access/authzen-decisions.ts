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

/** A decision for an evaluation that cannot be decided, with the reason (section 7: errors of one evaluation). */
export const faultyDecision = (status: number, message: string): Decision => ({
  decision: false,
  context: { error: { status, message } },
})

/** The object of an evaluation; with the id of the app if that is the resource. */
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

/** Whether an object belongs to another app than the calling one. */
export const isOfOtherApp = (asked: EvaluatedObject, appId: string): boolean =>
  asked.appId !== undefined && asked.appId !== appId

/**
 * Returns the decisions on objects that an app asks about, in their order; decisions that have already been made stay
 * unchanged. `uses` has the use of each remaining object, in the same order.
 */
export function decisionsOn(
  asked: readonly (EvaluatedObject | Decision)[],
  { appId, uses, site }: { appId: string; uses: readonly (Use | undefined)[]; site: string },
): Decision[] {
  const next = uses.values()
  return asked.map((each) => {
    if ('decision' in each) return each
    const use = next.next().value
    // An object of another app is answered like one that does not exist.
    return use && !isOfOtherApp(each, appId)
      ? decisionOf(use, { appId, levelId: each.levelId, site })
      : noResource
  })
}

const noResource = faultyDecision(404, 'The app has no such resource.')

/**
 * The context of a decision: until when the app is open to the person, or the reason why it is closed and the page
 * where that can be changed.
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
