import { describeWalks } from './describe-walks.ts'
import { passkeyCareFlow } from './passkey-care-flow.ts'

describeWalks(passkeyCareFlow)
