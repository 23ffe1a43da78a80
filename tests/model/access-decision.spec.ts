import { accessDecisionFlow } from './access-decision-flow.ts'
import { describeWalks } from './describe-walks.ts'

describeWalks(accessDecisionFlow)
