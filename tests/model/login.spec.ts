import { describeWalks } from './describe-walks.ts'
import { loginFlow } from './login-flow.ts'

describeWalks(loginFlow)
