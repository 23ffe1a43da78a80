import { verifySteps } from '#contract-kit/lifecycles/verify-model.ts'
import { describeReferenceServer } from './on-reference-server.ts'

describeReferenceServer('by every event in a state', verifySteps, { steps: 200, walks: 0 })
