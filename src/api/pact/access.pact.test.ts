import { accessRefusals } from './access.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(accessRefusals)
