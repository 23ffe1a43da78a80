import type { OperationsTagged } from '#contract/operation.ts'
import type { Caller } from '#server/http/caller.ts'
import { decisionOperations } from './access.decisions.operations.ts'
import { delegationOperations } from './access.delegation.operations.ts'
import type { AccessDeps } from './access.deps.ts'
import { grantOperations } from './access.grants.operations.ts'
import { requestOperations } from './access.requests.operations.ts'

/** Access permissions: what a member may use, asks for and decides on. Personal fields are plain texts here. */
export function accessOperations(deps: AccessDeps): OperationsTagged<'access', Caller> {
  return {
    ...grantOperations(deps),
    ...requestOperations(deps),
    ...decisionOperations(deps),
    ...delegationOperations(deps),
  }
}
