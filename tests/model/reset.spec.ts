import { describeWalks } from './describe-walks.ts'
import { resetFlow } from './reset-flow.ts'

describeWalks(resetFlow)
