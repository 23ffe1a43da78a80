import type { OperationsTagged } from '#contract/operation.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { AccountDeps } from './account.deps.ts'
import { resetOperations } from './reset.operations.ts'
import { signupOperations } from './signup.operations.ts'

/** The operations of sign-up and of resetting a forgotten password. */
export function accountOperations(deps: AccountDeps): OperationsTagged<'account', Caller> {
  return { ...signupOperations(deps), ...resetOperations(deps) }
}
