import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { FormStep, Mistakes } from '#domain/subscription/fields.ts'
import type { RequestContext } from '#src/machines/subscription-request/request-context.ts'
import type { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import type { UploadContext, UploadEvent } from '#src/machines/upload/upload-context.ts'

export type DocumentKind = keyof RequestContext['documents']
export type DocumentUpload = { context: UploadContext; send: (event: UploadEvent) => void; busy: boolean }

export type SubscriptionFlowValue = {
  snapshot: SnapshotFrom<typeof subscriptionRequestMachine>
  send: ActorRefFrom<typeof subscriptionRequestMachine>['send']
  uploads: Record<DocumentKind, DocumentUpload>
  /** The current mistakes of a step. */
  mistakes: (step: FormStep) => Mistakes
}

export const SubscriptionFlowContext = createContext<SubscriptionFlowValue | undefined>(undefined)

/** Returns the current request, for the screens (routes) of the request flow. */
export function useSubscriptionFlow(): SubscriptionFlowValue {
  const flow = useContext(SubscriptionFlowContext)
  if (!flow) throw new Error('A screen of a subscription stands outside its request.')
  return flow
}
