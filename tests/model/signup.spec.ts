import { describeWalks } from './describe-walks.ts'
import { signupFlow } from './signup-flow.ts'

describeWalks(signupFlow)
