import { depositRefusals } from './deposit.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(depositRefusals)
