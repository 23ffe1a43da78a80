import { describeRefusals } from './describe-refusals.ts'
import { settlementRefusals } from './settlement.refusals.ts'

describeRefusals(settlementRefusals)
