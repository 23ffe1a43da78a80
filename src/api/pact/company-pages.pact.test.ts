import { companyPageRefusals } from './company-pages.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(companyPageRefusals)
