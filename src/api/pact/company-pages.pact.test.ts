import { companyDetailsRefusals } from './company-details.refusals.ts'
import { companyPageRefusals } from './company-pages.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(companyPageRefusals)
describeRefusals(companyDetailsRefusals)
