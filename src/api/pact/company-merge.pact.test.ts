import { companyMergeRefusals } from './company-merge.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(companyMergeRefusals)
