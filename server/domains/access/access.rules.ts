import type { Input } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import type { RoleAssignment } from '#domain/access/role-assignments.ts'
import type { Refusal } from '#domain/access/rules.ts'
import { isReason } from '#domain/access/rules.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { typedText } from '#domain/typed/typed-text.ts'

/**
 * Returns the problem of a refusal, so that the server refuses a call with the same reason that the list of actions
 * shows.
 */
export function problemOfRefusal({ reason, opensOn }: Refusal): Problem {
  return problemNamed(reasonProblems[reason], opensOn === null ? {} : { opensOn })
}

/**
 * Returns an entered text, normalized; throws `request.invalid` for a text with a resident number, which is never
 * stored.
 */
export function freeText(text: string): string {
  if (containsResidentNumber(text)) throw problemNamed('request.invalid')
  return typedText(text)
}

/** Returns the reason of a request; throws `access.reasonInvalid` if it is too short or too long. */
export function reasonOf({ approvalType, reason }: Input<'createAccessRequest'>): string {
  const text = freeText(reason)
  if (!isReason(approvalType, text)) throw problemNamed('access.reasonInvalid')
  return text
}

/** Whether a person with these role assignments may see a colleague's requests for an app. */
export const mayView = (assignments: readonly RoleAssignment[], { appId }: { appId: string }): boolean =>
  assignments.some((assignment) => assignment.appId === null || assignment.appId === appId)
