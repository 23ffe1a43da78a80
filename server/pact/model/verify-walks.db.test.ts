import { describeReferenceServer, isAll } from './on-reference-server.ts'
import { verifyWalks } from './verify-model.ts'

describeReferenceServer('in random walks of five at once', verifyWalks, { steps: 0, walks: isAll ? 500 : 3 })
