import type { subscriptionDocuments } from '../schema/subscription.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { makeFile } from './demo-files.ts'

type DemoDocument = typeof subscriptionDocuments.$inferInsert & { content: Uint8Array }

const kinds = ['rnImgViewInfo', 'ddlImgViewInfo'] as const

/**
 * Adds documents to the waiting requests; returns the requests and the documents. `newKey` returns a new file key.
 */
export function withDocuments(
  subscriptions: readonly PlainSubscription[],
  newKey: () => string,
): { subscriptions: PlainSubscription[]; documents: DemoDocument[] } {
  const documents: DemoDocument[] = []
  const open = (subscription: PlainSubscription): PlainSubscription => {
    if (subscription.subscriptionState !== 'REQUESTED') return subscription
    const opened = { ...subscription }
    for (const kind of kinds) {
      const document = subscription[kind]
      if (!document) continue
      const { companyName, ownerName, rnno } = subscription.companyInfo
      const { content } = makeFile('.pdf', {
        title: document.fileName.split('_')[0]!,
        lines: [companyName, ownerName, rnno, '체험판을 위해 만든 서류입니다.'],
      })
      opened[kind] = { ...document, contentType: 'application/pdf', size: content.length }
      documents.push({
        fileKey: newKey(),
        subscriptionId: subscription.id,
        kind,
        fileName: document.fileName,
        contentType: 'application/pdf',
        size: content.length,
        content,
      })
    }
    return opened
  }
  return { subscriptions: subscriptions.map(open), documents }
}
