import { describeWalks } from './describe-walks.ts'
import { subscriptionCancelFlow } from './subscription-cancel-flow.ts'

describeWalks(subscriptionCancelFlow)
