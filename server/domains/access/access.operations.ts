import type { OperationsTagged } from '#contract/operation.ts'
import type { ServiceNames } from '#server/catalogue/services-of-apps.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { AccessDeps, ConnectionDeps } from './access.deps.ts'
import { catalogueOperations } from './catalogue/catalogue.operations.ts'
import { decisionOperations } from './decisions/decisions.operations.ts'
import { delegationOperations } from './delegation/delegation.operations.ts'
import { grantOperations } from './grants/grants.operations.ts'
import { previewOperations } from './requests/preview.operations.ts'
import { requestOperations } from './requests/requests.operations.ts'

/**
 * The operations by which members use, request and decide on access permissions. Personal fields are plain texts
 * here.
 */
export function accessOperations(
  deps: AccessDeps & Pick<ConnectionDeps, 'site'> & { catalogue: ServiceNames },
): OperationsTagged<'access', Caller> {
  return {
    ...catalogueOperations(deps),
    ...grantOperations(deps),
    ...previewOperations(deps),
    ...requestOperations(deps),
    ...decisionOperations(deps),
    ...delegationOperations(deps),
  }
}
