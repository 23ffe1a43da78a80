import type { Input } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import type { RoleAssignment } from '#domain/access/role-assignments.ts'
import type { Refusal } from '#domain/access/rules.ts'
import { isReason } from '#domain/access/rules.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { typedText } from '#domain/typed/typed-text.ts'

/** The problem of a refusal: what a list of actions says of it, the server refuses with. */
export function problemOfRefusal({ reason, opensOn }: Refusal): Problem {
  return problemNamed(reasonProblems[reason], opensOn === null ? {} : { opensOn })
}

/** A typed text; one with a resident number in it is not stored (`request.invalid`). */
export function freeText(text: string): string {
  if (containsResidentNumber(text)) throw problemNamed('request.invalid')
  return typedText(text)
}

/** The reason of a request; throws `access.reasonInvalid` where it is too short or too long. */
export function reasonOf({ approvalType, reason }: Input<'createAccessRequest'>): string {
  const text = freeText(reason)
  if (!isReason(approvalType, text)) throw problemNamed('access.reasonInvalid')
  return text
}

/** Whether a person with these role assignments sees what a colleague asks for in an app. */
export const mayLookAt = (assignments: readonly RoleAssignment[], { appId }: { appId: string }): boolean =>
  assignments.some((assignment) => assignment.appId === null || assignment.appId === appId)
