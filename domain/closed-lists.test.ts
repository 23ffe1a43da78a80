import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { approvalTypes, useStatuses } from './access/codes.ts'
import { reasonProblems } from './access/reasons.ts'
import { appManageTabs } from './access/tabs.ts'
import { useStates } from './access/use-states.ts'
import { devices } from './app/devices.ts'
import { appOwners } from './app/owners.ts'
import { chargeFailures } from './bill/failures.ts'
import { billStateNames } from './bill/state-names.ts'
import { offerKinds, offerStates } from './company/offers.ts'
import { companyRoles } from './company/roles.ts'
import { inquiryStateNames, inquiryTypes } from './inquiry/state-names.ts'
import { announcementTypes } from './post/announcement-types.ts'
import { taxInvoiceStateNames } from './tax-invoice/state-names.ts'
import { taxInvoiceFailures, taxInvoiceKinds } from './tax-invoice/tax-invoice.ts'
import { trialStateNames } from './trial/states.ts'
import { workOf } from './work/kinds.ts'

const { schemas } = (
  JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as {
    components: { schemas: Record<string, { enum?: string[] }> }
  }
).components

it.each([
  ['AccessReason', Object.keys(reasonProblems)],
  ['ApprovalType', approvalTypes],
  ['UseStatus', useStatuses],
  ['UseState', useStates],
  ['AppManageTab', appManageTabs],
  ['AppOwner', appOwners],
  ['BillState', billStateNames],
  ['ChargeFailure', chargeFailures],
  ['AnnouncementType', announcementTypes],
  ['CompanyRole', companyRoles],
  ['Device', devices],
  ['InquiryState', inquiryStateNames],
  ['InquiryType', inquiryTypes],
  ['OfferKind', offerKinds],
  ['OfferState', offerStates],
  ['TaxInvoiceFailure', taxInvoiceFailures],
  ['TaxInvoiceIssueState', taxInvoiceStateNames],
  ['TaxInvoiceKind', taxInvoiceKinds],
  ['TrialState', trialStateNames],
  ['WorkKind', Object.values(workOf).flat()],
] as const)('the list of %s is complete according to the contract', (name, list) => {
  expect([...list].sort()).toEqual([...schemas[name]!.enum!].sort())
})
