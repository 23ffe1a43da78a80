import { describeWalks } from './describe-walks.ts'
import { inquiryFlow } from './inquiry-flow.ts'

describeWalks(inquiryFlow)
