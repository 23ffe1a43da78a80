import { verifyWalks } from '#contract-kit/lifecycles/verify-model.ts'
import { describeReferenceServer, isAll } from './on-reference-server.ts'

describeReferenceServer('in random walks of five at once', verifyWalks, { steps: 0, walks: isAll ? 500 : 3 })
