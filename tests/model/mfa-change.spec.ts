import { describeWalks } from './describe-walks.ts'
import { mfaChangeFlow } from './mfa-change-flow.ts'

describeWalks(mfaChangeFlow)
