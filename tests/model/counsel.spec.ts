import { counselFlow } from './counsel-flow.ts'
import { describeWalks } from './describe-walks.ts'

describeWalks(counselFlow)
