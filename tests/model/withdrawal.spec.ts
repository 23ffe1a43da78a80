import { describeWalks } from './describe-walks.ts'
import { withdrawalFlow } from './withdrawal-flow.ts'

describeWalks(withdrawalFlow)
