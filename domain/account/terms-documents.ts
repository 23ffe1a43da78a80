import type { Schema } from '#contract/operation.ts'

type Document = {
  /** Whether the step that shows the document requires the person to agree to it. */
  required: boolean
  /** The people who are notified of a new edition by mail, if any. */
  announcedTo: 'members' | 'subscribers' | undefined
}

/**
 * The documents of the portal, in the order in which screens show them. A new privacy policy is published and not
 * mailed (Personal Information Protection Act, article 30); an optional consent is requested again where its text
 * requires that.
 */
export const termsDocuments: Readonly<Record<Schema<'TermsDocumentCode'>, Document>> = {
  SERVICE: { required: true, announcedTo: 'members' },
  PRIVACY: { required: true, announcedTo: 'members' },
  AGE14: { required: true, announcedTo: undefined },
  MARKETING: { required: false, announcedTo: undefined },
  MARKETING_NIGHT: { required: false, announcedTo: undefined },
  SUBSCRIPTION: { required: true, announcedTo: 'subscribers' },
  SUBSCRIPTION_PRIVACY: { required: true, announcedTo: 'subscribers' },
  NEWS: { required: false, announcedTo: undefined },
  POLICY: { required: false, announcedTo: undefined },
}
