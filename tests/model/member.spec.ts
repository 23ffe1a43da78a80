import { describeWalks } from './describe-walks.ts'
import { memberFlow } from './member-flow.ts'

describeWalks(memberFlow)
