import { describeReferenceServer } from './on-reference-server.ts'
import { verifySteps } from './verify-model.ts'

describeReferenceServer('by every event in a state', verifySteps, { steps: 200, walks: 0 })
