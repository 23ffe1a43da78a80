import { companyAdminRefusals } from './company-admin.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(companyAdminRefusals)
