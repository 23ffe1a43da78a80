import { accessLifecycleFlow } from './access-lifecycle-flow.ts'
import { describeWalks } from './describe-walks.ts'

describeWalks(accessLifecycleFlow)
