import type { ServiceNames } from '#server/catalogue/services-of-apps.ts'
import type { MakeTable } from '#server/papers/table-file.ts'
import type { AccessDeps, ConnectionDeps } from './access.deps.ts'
import { accessOperations } from './access.operations.ts'
import { connectionOperations } from './connections/connection.operations.ts'
import { decidedOperations } from './decisions/decided.operations.ts'
import { queueOperations } from './decisions/queue.operations.ts'
import { adminDelegationOperations } from './delegation/delegation.admin.operations.ts'
import { adminAccessOperations } from './grants/grants.admin.operations.ts'
import { exportGrantOperations } from './grants/grants.export.operations.ts'
import { personOperations } from './people/person.operations.ts'
import { appOwnerOperations } from './policy/owner.operations.ts'
import { appSettingOperations } from './policy/policy.operations.ts'
import { scimOperations } from './scim/scim.operations.ts'
import { webhookOperations } from './webhooks/webhook.operations.ts'

/** Every operation of the access area, for holders, deciders and admins. */
export const accessAreaOperations = (
  deps: AccessDeps & ConnectionDeps & { makeTable: MakeTable; catalogue: ServiceNames },
) => ({
  ...accessOperations(deps),
  ...adminAccessOperations(deps),
  ...exportGrantOperations(deps),
  ...personOperations(deps),
  ...appOwnerOperations(deps),
  ...appSettingOperations(deps),
  ...connectionOperations(deps),
  ...webhookOperations(deps),
  ...scimOperations(deps),
  ...adminDelegationOperations(deps),
  ...queueOperations(deps),
  ...decidedOperations(deps),
})
