import { accessRequestFlow } from './access-request-flow.ts'
import { describeWalks } from './describe-walks.ts'

describeWalks(accessRequestFlow)
