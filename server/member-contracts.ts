import { removeReceivers } from './domains/bill/bill.receivers.ts'
import type { ContractsOfMember } from './domains/company/company.deps.ts'
import { transferCompanyContracts } from './domains/withdrawal/inheritance.ts'
import type { SecretBox } from './security/secret-box.ts'

/** Returns the functions that remove a leaving member from the contracts of the company. */
export const memberContracts = (box: SecretBox): ContractsOfMember => ({
  handOver: (tx, contracts, leaver, heir) => transferCompanyContracts(tx, box, contracts, leaver, heir),
  removeReceivers: (tx, companyId, addresses) => removeReceivers(tx, box, companyId, addresses),
})
