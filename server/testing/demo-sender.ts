import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { type Sender, senderOf } from '#server/messages/sender.ts'
import { sampleIssuer } from './sample-bill.ts'

/** The sender of mails in tests of single modules: the mails have the brand of the demo, and no signature. */
export const demoSender: Sender = { ...senderOf(sampleIssuer, () => brandOfNames(demoBrand)), signature: '' }
