import { cashReceiptRefusals } from './cash-receipt.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'

describeRefusals(cashReceiptRefusals)
