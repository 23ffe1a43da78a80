import { describeWalks } from './describe-walks.ts'
import { mfaFlow } from './mfa-flow.ts'

describeWalks(mfaFlow)
