import { abnormalRefusals } from './abnormal.refusals.ts'
import { accessRefusals } from './access.refusals.ts'
import { accessAdminRefusals } from './access-admin.refusals.ts'
import { accessAppsRefusals } from './access-apps.refusals.ts'
import { accessConnectionRefusals } from './access-connection.refusals.ts'
import { accessCreateRefusals } from './access-create.refusals.ts'
import { accessDecisionRefusals } from './access-decision.refusals.ts'
import { accessDelegationRefusals } from './access-delegation.refusals.ts'
import { accessDelegationsRefusals } from './access-delegations.refusals.ts'
import { accessPreviewRefusals } from './access-preview.refusals.ts'
import { accessQueueRefusals } from './access-queue.refusals.ts'
import { accessRequestRefusals } from './access-request.refusals.ts'
import { accessScimRefusals } from './access-scim.refusals.ts'
import { accessWebhookRefusals } from './access-webhook.refusals.ts'
import { accountRefusals } from './account.refusals.ts'
import { accountMailRefusals } from './account-mail.refusals.ts'
import { accountResetRefusals } from './account-reset.refusals.ts'
import { auditRefusals } from './audit.refusals.ts'
import { billRefusals } from './bill.refusals.ts'
import { billStaffRefusals } from './bill-staff.refusals.ts'
import { cardRefusals } from './card.refusals.ts'
import { cashReceiptRefusals } from './cash-receipt.refusals.ts'
import { catalogueStaffRefusals } from './catalogue-staff.refusals.ts'
import { companyRefusals } from './company.refusals.ts'
import { companyAdminRefusals } from './company-admin.refusals.ts'
import { companyDetailsRefusals } from './company-details.refusals.ts'
import { companyEventRefusals } from './company-events.refusals.ts'
import { companyMergeRefusals } from './company-merge.refusals.ts'
import { companyPageRefusals } from './company-pages.refusals.ts'
import { counselRefusals } from './counsel.refusals.ts'
import { counselStaffRefusals } from './counsel-staff.refusals.ts'
import { depositRefusals } from './deposit.refusals.ts'
import { depositFeedRefusals } from './deposit-feed.refusals.ts'
import { funnelRefusals } from './funnel.refusals.ts'
import { inquiryRefusals } from './inquiry.refusals.ts'
import { inquiryReopenRefusals } from './inquiry-reopen.refusals.ts'
import { inquiryStaffRefusals } from './inquiry-staff.refusals.ts'
import { messageRefusals } from './message.refusals.ts'
import { mfaEnrolmentRefusals } from './mfa-enrolment.refusals.ts'
import { mfaSettingsRefusals } from './mfa-settings.refusals.ts'
import { notificationRefusals } from './notification.refusals.ts'
import { ownDetailsRefusals } from './own-details.refusals.ts'
import { passkeyRefusals } from './passkey.refusals.ts'
import { passkeyLoginRefusals } from './passkey-login.refusals.ts'
import { postRefusals } from './post.refusals.ts'
import { postStaffRefusals } from './post-staff.refusals.ts'
import { priceConsentRefusals } from './price-consent.refusals.ts'
import type { RefusalTable } from './refusals.ts'
import { searchRefusals } from './search.refusals.ts'
import { serviceAppRefusals } from './service-apps.refusals.ts'
import { sessionRefusals } from './session.refusals.ts'
import { sessionMfaRefusals } from './session-mfa.refusals.ts'
import { sessionOwnRefusals } from './session-own.refusals.ts'
import { settlementRefusals } from './settlement.refusals.ts'
import { siteRefusals } from './site.refusals.ts'
import { staffRefusals } from './staff.refusals.ts'
import { subscriptionRefusals } from './subscription.refusals.ts'
import { subscriptionCancelRefusals } from './subscription-cancel.refusals.ts'
import { subscriptionDetailRefusals } from './subscription-detail.refusals.ts'
import { subscriptionPaymentRefusals } from './subscription-payment.refusals.ts'
import { subscriptionRequestRefusals } from './subscription-request.refusals.ts'
import { subscriptionRevisionRefusals } from './subscription-revision.refusals.ts'
import { subscriptionStaffRefusals } from './subscription-staff.refusals.ts'
import { subscriptionStatusRefusals } from './subscription-status.refusals.ts'
import { taxInvoiceRefusals } from './tax-invoice.refusals.ts'
import { termsRefusals } from './terms.refusals.ts'
import { termsStaffRefusals } from './terms-staff.refusals.ts'
import { trialRefusals } from './trial.refusals.ts'
import { uploadRefusals } from './upload.refusals.ts'
import { userRefusals } from './user.refusals.ts'
import { userCertificationRefusals } from './user-certification.refusals.ts'
import { userContactRefusals } from './user-contact.refusals.ts'
import { userEditRefusals } from './user-edit.refusals.ts'
import { verificationRefusals } from './verification.refusals.ts'
import { withdrawalRefusals } from './withdrawal.refusals.ts'
import { workRefusals } from './work.refusals.ts'

/** The refusals of every operation. The object does not compile if a problem of an operation has no row. */
export const allRefusals: RefusalTable = {
  ...abnormalRefusals,
  ...accessRefusals,
  ...accessAdminRefusals,
  ...accessAppsRefusals,
  ...accessConnectionRefusals,
  ...accessScimRefusals,
  ...accessWebhookRefusals,
  ...accessCreateRefusals,
  ...accessDecisionRefusals,
  ...accessDelegationRefusals,
  ...accessDelegationsRefusals,
  ...accessPreviewRefusals,
  ...accessQueueRefusals,
  ...accessRequestRefusals,
  ...accountRefusals,
  ...accountMailRefusals,
  ...accountResetRefusals,
  ...auditRefusals,
  ...billRefusals,
  ...billStaffRefusals,
  ...depositRefusals,
  ...messageRefusals,
  ...settlementRefusals,
  ...companyRefusals,
  ...counselRefusals,
  ...counselStaffRefusals,
  ...companyAdminRefusals,
  ...companyDetailsRefusals,
  ...companyEventRefusals,
  ...companyMergeRefusals,
  ...companyPageRefusals,
  ...ownDetailsRefusals,
  ...cashReceiptRefusals,
  ...depositFeedRefusals,
  ...funnelRefusals,
  ...inquiryRefusals,
  ...inquiryReopenRefusals,
  ...inquiryStaffRefusals,
  ...mfaEnrolmentRefusals,
  ...mfaSettingsRefusals,
  ...notificationRefusals,
  ...passkeyRefusals,
  ...passkeyLoginRefusals,
  ...postRefusals,
  ...postStaffRefusals,
  ...priceConsentRefusals,
  ...searchRefusals,
  ...serviceAppRefusals,
  ...sessionRefusals,
  ...sessionMfaRefusals,
  ...sessionOwnRefusals,
  ...siteRefusals,
  ...staffRefusals,
  ...subscriptionRefusals,
  ...subscriptionCancelRefusals,
  ...subscriptionDetailRefusals,
  ...subscriptionPaymentRefusals,
  ...cardRefusals,
  ...subscriptionRequestRefusals,
  ...subscriptionRevisionRefusals,
  ...subscriptionStaffRefusals,
  ...subscriptionStatusRefusals,
  ...taxInvoiceRefusals,
  ...termsRefusals,
  ...termsStaffRefusals,
  ...catalogueStaffRefusals,
  ...trialRefusals,
  ...uploadRefusals,
  ...userRefusals,
  ...userCertificationRefusals,
  ...userContactRefusals,
  ...userEditRefusals,
  ...verificationRefusals,
  ...withdrawalRefusals,
  ...workRefusals,
}
