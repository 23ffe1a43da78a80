import type { Operations } from '#contract/operation.ts'
import { isRunning } from '#domain/subscription/states.ts'
import { createAddresses } from './addresses/create-addresses.ts'
import { brandWords } from './brand/brand-words.ts'
import { registryOf } from './business-registry/registry-of.ts'
import { createOnce, type Tx } from './db/once.ts'
import { abnormalOperations } from './domains/abnormal/abnormal.operations.ts'
import { accessAreaOperations } from './domains/access/access.area.ts'
import { memberAccessChanges } from './domains/access/access.leaving.ts'
import { waitingForDeciders } from './domains/access/decisions/queue.waiting.ts'
import { blockingOfMembers } from './domains/access/grants/grants.blocking.ts'
import { accountOperations } from './domains/account/account.operations.ts'
import { removeDraftsOf } from './domains/account/draft.store.ts'
import { appOperations } from './domains/app/app.operations.ts'
import { auditOperations } from './domains/audit/audit.operations.ts'
import { billsOfSubscriptions } from './domains/bill/bill.subscription.ts'
import { catalogueOperations } from './domains/catalogue/catalogue.operations.ts'
import { companyOperations } from './domains/company/company.operations.ts'
import { adminMemberOperations } from './domains/company-admin/admin-member.operations.ts'
import { companyAdminOperations } from './domains/company-admin/company-admin.operations.ts'
import { companyListOperations } from './domains/company-admin/company-lists.operations.ts'
import { companySectionOperations } from './domains/company-admin/company-sections.operations.ts'
import { companyMergeOperations } from './domains/company-admin/merge/merge.operations.ts'
import { counselOperations } from './domains/counsel/counsel.operations.ts'
import { funnelOperations } from './domains/funnel/funnel.operations.ts'
import { exportInquiryOperations } from './domains/inquiry/inquiry.export.operations.ts'
import { inquiryOperations } from './domains/inquiry/inquiry.operations.ts'
import { notificationOperations } from './domains/notification/notification.operations.ts'
import { passkeyOperations } from './domains/passkey/passkey.operations.ts'
import { passkeyProof } from './domains/passkey/passkey.proof.ts'
import { adminPostOperations } from './domains/post/post.admin.operations.ts'
import { postOperations } from './domains/post/post.operations.ts'
import { memberProof } from './domains/session/member-proof.ts'
import { sessionOperations } from './domains/session/session.operations.ts'
import { sessionsOfMembers } from './domains/session/sessions-of-members.ts'
import { siteOperations } from './domains/site/site.operations.ts'
import { staffOfLeaver } from './domains/staff/staff.leaving.ts'
import { staffOperations } from './domains/staff/staff.operations.ts'
import { priceConsentsOfServices } from './domains/subscription/price-consents-of-services.ts'
import { subscriptionOperations } from './domains/subscription/subscription.operations.ts'
import { termsOperations } from './domains/terms/terms.operations.ts'
import { trialsOfMember } from './domains/trial/trial.leaving.ts'
import { trialOperations } from './domains/trial/trial.operations.ts'
import { inspect as inspectFile } from './domains/upload/content/whole-file.ts'
import { createUploadBox } from './domains/upload/upload.box.ts'
import { uploadOperations } from './domains/upload/upload.operations.ts'
import { contactChangeStore } from './domains/user/contact-change.store.ts'
import { userOperations } from './domains/user/user.operations.ts'
import { withdrawalOperations } from './domains/withdrawal/withdrawal.operations.ts'
import { workOperations } from './domains/work/work.operations.ts'
import type { Caller } from './http/calls/caller.ts'
import { findInquiryAbout } from './inquiry-about.ts'
import { memberContracts } from './member-contracts.ts'
import { termsOf } from './member-terms.ts'
import { counselMails } from './messages/counsel-texts.ts'
import { moneyOperations } from './money-operations.ts'
import type { OperationDeps } from './operation-deps.ts'
import { clamdScanner } from './scanner/clamd.ts'
import { createSearch } from './search.ts'
import { createKeyedHash } from './security/keyed-hash.ts'
import { createLookup } from './security/lookup.ts'
import { createPasswords } from './security/passwords.ts'
import { createSecretBox } from './security/secret-box.ts'
import { createThrottle } from './security/throttle.ts'

/**
 * Returns the implementation of the contract: every operation, from its domain. The domains are combined only here.
 */
export function createOperations(deps: OperationDeps): Operations<Caller> {
  const {
    config,
    database: { db },
    clock,
    log,
    messages,
    mails,
    notices,
    files,
    gateway,
    seals,
    papers,
    brand: keeper,
    library,
    catalogue,
    onPublicChange,
  } = deps
  const brand = keeper.current
  const { limits, encryptionKeys, hashKey, formerHashKeys, operator, payee, publicOrigin, site } = config
  const secretBox = createSecretBox(encryptionKeys)
  const keyedHash = createKeyedHash(hashKey, formerHashKeys)
  const passwords = createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue })
  void passwords.warmUp()

  const once = createOnce({ db, box: secretBox, clock })
  const throttle = createThrottle({ db, hash: keyedHash, clock })
  const uploads = createUploadBox({ db, files, clock })
  const billingDeps = { db, box: secretBox, clock, mails, notices, gateway, payee, log, site }
  const { admitCompanyName, admitPersonName, portalNames, party } = brandWords(operator, brand)
  const { signupTerms, subscriptionTerms, memberTerms } = termsOf(library)
  const bills = billsOfSubscriptions(billingDeps)
  const consents = priceConsentsOfServices({ ...billingDeps, catalogue, bills })
  const subscriptionOps = subscriptionOperations({
    ...billingDeps,
    limits,
    once,
    throttle,
    uploads,
    addresses: deps.connections.watch('ADDRESS', createAddresses(config)),
    admitCompanyName,
    party,
    subscriptionTerms,
    catalogue,
    bills,
  })
  const memberSessions = sessionsOfMembers({ db, clock, limits, throttle, passwords, notices, site })
  const own = {
    db,
    clock,
    limits,
    box: secretBox,
    keyedHash,
    passwords,
    throttle,
    messages,
    mails,
    notices,
    log,
    site,
    catalogue,
    admitCompanyName,
    admitPersonName,
    portalNames,
    sessions: memberSessions,
  }
  const userOps = userOperations({
    ...own,
    isSubscribed: async (caller) =>
      (await subscriptionOps.countSubscriptions({}, caller)).states.some(
        ({ subscriptionState, count }) => count > 0 && isRunning(subscriptionState),
      ),
  })
  const sessionDeps = {
    ...own,
    secretBox,
    brand,
    passkeys: passkeyProof({ db, clock, site }, 'verification'),
  }
  const sessionOps = sessionOperations(sessionDeps)
  const lookUp = createLookup({ throttle, limits })
  const contracts = memberContracts(secretBox)
  const accessChanges = memberAccessChanges({ db, clock, notices })
  const isRegistryConnected = registryOf(config) !== undefined
  const throttleIn = (tx: Tx) => createThrottle({ db: tx, hash: keyedHash, clock })
  return {
    ...sessionOps,
    ...userOps,
    ...subscriptionOps,
    ...companyOperations({ ...own, once, throttleIn, access: accessChanges, contracts, isRegistryConnected }),
    ...catalogueOperations({ db, clock, box: secretBox, notices, catalogue, consents }),
    ...companyAdminOperations({ db, clock, notices, sessions: memberSessions }),
    ...companyListOperations({ db, clock, makeTable: papers.make }),
    ...companyMergeOperations({ db, clock, notices }),
    ...companySectionOperations({ db, clock, box: secretBox }),
    ...adminMemberOperations({ db, clock, box: secretBox }),
    ...trialOperations({ db, clock, once, notices, catalogue, keyedHash }),
    ...moneyOperations({
      ...billingDeps,
      brand,
      catalogue,
      config,
      papers,
      keyedHash,
      taxService: deps.taxService,
      accountService: deps.accountService,
      receiptIssuer: deps.receiptIssuer,
    }),
    ...notificationOperations({ db, box: secretBox, clock }),
    ...postOperations({ db, clock }),
    ...adminPostOperations({ db, clock, once, uploads, onChange: onPublicChange }),
    ...appOperations({ db, catalogue }),
    ...accessAreaOperations({ ...own, once, webhookHosts: config.webhookHosts, makeTable: papers.make }),
    ...auditOperations({ db, seals, clock, makePaper: papers.make }),
    ...abnormalOperations({ ...own, grants: blockingOfMembers(own) }),
    ...createSearch({ db, clock }),
    ...workOperations({ db, box: secretBox, clock, waitingForDecider: waitingForDeciders({ db, clock }) }),
    ...uploadOperations({
      db,
      files,
      clock,
      limits,
      throttle,
      log,
      scanner:
        config.clamdUrl === undefined
          ? undefined
          : deps.connections.watch('SCANNER', clamdScanner(config.clamdUrl)),
    }),
    ...exportInquiryOperations({ db, clock, makeTable: papers.make }),
    ...inquiryOperations({ ...own, once, lookUp, throttleIn, uploads, findAbout: findInquiryAbout }),
    ...counselOperations({ ...own, once, lookUp, throttleIn, texts: counselMails(publicOrigin) }),
    ...accountOperations({
      ...own,
      once,
      party,
      signupTerms,
      formerContacts: contactChangeStore({ box: secretBox, clock }).former,
    }),
    ...siteOperations({ ...deps, db, operator, party, inspectFile }),
    ...funnelOperations({ db, clock, limits }),
    ...staffOperations({ db, clock, once, lookUp, mails, notices, site, sessions: memberSessions }),
    ...termsOperations({ db, clock, notices, party, library, ...memberTerms }),
    ...passkeyOperations({
      db,
      clock,
      limits,
      throttle,
      once,
      log,
      site,
      brand,
      sessions: memberSessions,
      notify: (tx, memberId, notice) => notices.put(tx, { memberId, label: 'security', ...notice }),
    }),
    ...withdrawalOperations({
      db,
      clock,
      box: secretBox,
      once,
      uploads,
      mails,
      messages,
      throttleIn,
      log,
      site,
      proof: memberProof(sessionDeps),
      passkeys: passkeyProof({ db, clock, site }, 'withdrawal'),
      access: accessChanges,
      trials: trialsOfMember({ keyedHash, catalogue }),
      staff: staffOfLeaver,
      forgetDrafts: (tx, subjects) => removeDraftsOf(tx, secretBox, subjects),
      removeReceivers: contracts.removeReceivers,
      formerContacts: contactChangeStore({ box: secretBox, clock }).everyFormer,
    }),
  }
}
