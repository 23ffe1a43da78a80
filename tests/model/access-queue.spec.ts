import { accessQueueFlow } from './access-queue-flow.ts'
import { describeWalks } from './describe-walks.ts'

describeWalks(accessQueueFlow)
