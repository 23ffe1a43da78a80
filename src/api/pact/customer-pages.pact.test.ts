import { customerPageRefusals } from './customer-pages.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(customerPageRefusals)
