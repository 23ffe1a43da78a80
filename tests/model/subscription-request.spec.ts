import { describeWalks } from './describe-walks.ts'
import { subscriptionRequestFlow } from './subscription-request-flow.ts'

describeWalks(subscriptionRequestFlow)
