import { describeWalks } from './describe-walks.ts'
import { passkeyLoginFlow } from './passkey-login-flow.ts'

describeWalks(passkeyLoginFlow)
