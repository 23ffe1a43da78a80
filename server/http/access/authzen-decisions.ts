import type {
  AccessEvaluation,
  EvaluatedResource,
  Use,
} from '#server/domains/access/evaluation/evaluation.ts'
import type { EvaluationBody } from './authzen-bodies.ts'

/** The names of the objects in an app's question, as docs/connecting-an-app.md defines them. */
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

/** A decision against what cannot be decided on, which names the reason (section 7: errors of one evaluation). */
export const faultyDecision = (status: number, message: string): Decision => ({
  decision: false,
  context: { error: { status, message } },
})

/** The resource of an evaluation, or the refusal of one that does not belong to the app. */
export function evaluatedResource(
  appId: string,
  { subject, action, resource }: EvaluationBody,
): EvaluatedResource | Decision {
  if (subject.type !== USER) return faultyDecision(404, `The type of the subject is not "${USER}".`)
  if (action.name !== USE) return faultyDecision(404, `The name of the action is not "${USE}".`)
  if (resource.type === LEVEL) return { subject: subject.id, levelId: resource.id.toLowerCase() }
  if (resource.type !== APP)
    return faultyDecision(404, `The type of the resource is neither "${APP}" nor "${LEVEL}".`)
  // Another app is answered like one that does not exist.
  return resource.id.toLowerCase() === appId ? { subject: subject.id } : noResource
}

const noResource = faultyDecision(404, 'The app has no such resource.')

/** Decides on evaluations, in their order; evaluations that are already decided are not changed. */
export async function decide(
  evaluation: Pick<AccessEvaluation, 'usesOf'>,
  appId: string,
  site: string,
  asked: readonly (EvaluatedResource | Decision)[],
): Promise<Decision[]> {
  const open = asked.filter((each): each is EvaluatedResource => !('decision' in each))
  const uses = open.length === 0 ? [] : await evaluation.usesOf(appId, open)
  const found = new Map(open.map((each, index) => [each, uses[index]]))
  return asked.map((each) => {
    if ('decision' in each) return each
    const use = found.get(each)
    return use ? decisionOf(use, { appId, levelId: each.levelId, site }) : noResource
  })
}

/** The context of a decision: until when the app is open, or why it is closed and where that can be changed. */
function decisionOf(
  { use, grantId, endDate }: Use,
  { appId, levelId, site }: { appId: string; levelId: string | undefined; site: string },
): Decision {
  if (use === 'NORMAL')
    return { decision: true, context: { reason: use, until: `${endDate}T23:59:59+09:00` } }
  const toAsk =
    levelId === undefined ? `/apps/detail?appId=${appId}` : `/apps/form?appId=${appId}&levelId=${levelId}`
  const path = use === 'NONE' || use === 'ENDED' ? toAsk : `/apps/grant?grantId=${grantId}`
  return { decision: false, context: { reason: use, requestUrl: `${site}${path}` } }
}
