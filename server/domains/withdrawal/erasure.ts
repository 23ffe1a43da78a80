import { and, eq, inArray, isNull, notExists, or } from 'drizzle-orm'
import type { RetainedType } from '#domain/account/retention.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries, inquiryAttachments, inquiryMessages } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import { subscriptionDocuments, subscriptions } from '#server/db/schema/subscription.ts'
import { transferCompanyContracts } from './inheritance.ts'
import { counselsOf, inquiriesOf, type LeavingMember, subscriptionsOf, successorOf } from './leaver.store.ts'
import { storeRetainedRecords } from './retained.store.ts'
import type { WithdrawalDeps } from './withdrawal.deps.ts'

export type ErasedData = {
  retained: Record<RetainedType, number>
  /** Files that no row references any more. */
  fileKeys: string[]
  /** The mail address and phone number to which the member's messages were sent. */
  addresses: string[]
}

/**
 * Removes a member whose row is locked, and all their data, according to `table-retention.ts`; records that the law
 * requires are encrypted first. The rows of files are replaced here, and the files themselves are removed after the
 * transaction.
 */
export async function erase(
  deps: WithdrawalDeps,
  tx: Tx,
  leaver: LeavingMember,
  now: Date,
): Promise<ErasedData> {
  const { box, uploads, mails, forgetDrafts, throttleIn } = deps
  const retained = await storeRetainedRecords(tx, box, leaver, now)
  const written = await eraseInquiries(tx, leaver)
  const reserved = await tx
    .delete(counsels)
    .where(counselsOf(leaver))
    .returning({ counselNo: counsels.counselNo })
  const documents = await eraseContracts(deps, tx, leaver)
  const fileKeys = [...written.fileKeys, ...documents]
  await uploads.giveUp(tx, fileKeys)

  // The second mail address is not verified: it may belong to another person, so nothing is sent to it.
  const addresses = [leaver.email, leaver.phoneNumber]
  const referenceNumbers = [...written.numbers, ...reserved.map(({ counselNo }) => counselNo)]
  await forgetDrafts(tx, new Set(addresses))
  await throttleIn(tx).forget([leaver.id, ...addresses, ...referenceNumbers])
  // Messages to a former mail address or phone number also identify the leaver.
  const contacts = [...addresses, ...(await deps.formerContacts(tx, leaver.id))]
  await mails.takeBack(tx, new Set(contacts))

  await eraseInvitations(tx, leaver, contacts)
  // An invitation is valid only while its sender is one of the staff, or owns the company.
  const isSentInvitation = and(eq(staffInvitations.byId, leaver.id), isNull(staffInvitations.acceptedAt))
  await tx.delete(staffInvitations).where(or(inArray(staffInvitations.email, contacts), isSentInvitation))
  await tx
    .update(companyOffers)
    .set({ offerState: 'TAKEN_BACK', closedAt: now })
    .where(
      and(
        eq(companyOffers.byId, leaver.id),
        eq(companyOffers.offerKind, 'INVITATION'),
        isNull(companyOffers.closedAt),
      ),
    )
  if (leaver.companyId !== null) await deps.removeReceivers(tx, leaver.companyId, new Set(contacts))
  const heir = await successorOf(tx, leaver)
  const phoneNumbers = contacts.filter((contact) => !contact.includes('@'))
  await deps.trials.remember(tx, leaver, heir === undefined, phoneNumbers, now)
  await tx.delete(members).where(eq(members.id, leaver.id))
  if (leaver.companyId !== null && !heir) await eraseCompany(tx, leaver.companyId)
  return { retained, addresses: contacts, fileKeys }
}

/**
 * Removes a company without members; people who requested to join it continue to wait and must not learn of the
 * removal.
 */
async function eraseCompany(tx: Tx, companyId: string): Promise<void> {
  await tx
    .update(companyOffers)
    .set({ companyId: null })
    .where(
      and(
        eq(companyOffers.companyId, companyId),
        eq(companyOffers.offerKind, 'JOIN'),
        isNull(companyOffers.closedAt),
      ),
    )
  await tx.delete(companies).where(eq(companies.id, companyId))
}

/** Removes invitations to the leaver's mail address, and to former mail addresses that no other member has now. */
async function eraseInvitations(tx: Tx, { email }: LeavingMember, contacts: string[]): Promise<void> {
  const membersWithAddress = tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.email, companyOffers.email))
  await tx
    .delete(companyOffers)
    .where(
      and(
        eq(companyOffers.offerKind, 'INVITATION'),
        or(
          eq(companyOffers.email, email),
          and(inArray(companyOffers.email, contacts), notExists(membersWithAddress)),
        ),
      ),
    )
}

async function eraseInquiries(
  tx: Tx,
  leaver: LeavingMember,
): Promise<{ numbers: string[]; fileKeys: string[] }> {
  const attached = await tx
    .select({ fileKey: inquiryAttachments.fileKey })
    .from(inquiryAttachments)
    .innerJoin(inquiryMessages, eq(inquiryMessages.id, inquiryAttachments.messageId))
    .innerJoin(inquiries, and(eq(inquiries.id, inquiryMessages.inquiryId), inquiriesOf(leaver)))
  const rows = await tx
    .delete(inquiries)
    .where(inquiriesOf(leaver))
    .returning({ inquiryNo: inquiries.inquiryNo })
  return { numbers: rows.map(({ inquiryNo }) => inquiryNo), fileKeys: attached.map(({ fileKey }) => fileKey) }
}

/** Returns the file keys of the documents that no row references any more. */
async function eraseContracts({ box }: WithdrawalDeps, tx: Tx, leaver: LeavingMember): Promise<string[]> {
  const contracts = await tx
    .select()
    .from(subscriptions)
    .where(await subscriptionsOf(tx, leaver))
  const heir = await successorOf(tx, leaver)
  const inheritedContracts = heir ? contracts.filter(({ companyId }) => companyId === leaver.companyId) : []
  if (heir) await transferCompanyContracts(tx, box, inheritedContracts, leaver, heir)
  const ids = contracts.filter((contract) => !inheritedContracts.includes(contract)).map(({ id }) => id)
  if (ids.length === 0) return []
  const documents = await tx
    .delete(subscriptionDocuments)
    .where(inArray(subscriptionDocuments.subscriptionId, ids))
    .returning()
  await tx.delete(bills).where(inArray(bills.subscriptionId, ids))
  await tx.delete(subscriptions).where(inArray(subscriptions.id, ids))
  return documents.map(({ fileKey }) => fileKey)
}
