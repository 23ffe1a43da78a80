import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { counselTimeText } from '#domain/counsel/rules.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import type { Tx } from '#server/db/once.ts'
import { refusalOf } from '#server/http/calls/access.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { farewellMail } from '#server/messages/withdrawal-mails.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { type ErasedData, erase } from './erasure.ts'
import { type LeavingMember, leaverStore, lockLeaver, successorOf } from './leaver.store.ts'
import { proofStore } from './proof.store.ts'
import { storeReason } from './retained.store.ts'
import type { WithdrawalDeps } from './withdrawal.deps.ts'
import { longestReason, monthOf, proofEnd, retainedRecordsOf, withdrawalReasons } from './withdrawal.rules.ts'

/** Withdrawal: its obstacles, the check of the member's identity, and the end of the account. */
export function withdrawalOperations(deps: WithdrawalDeps): OperationsTagged<'withdrawal', Caller> {
  const {
    db,
    clock,
    box,
    once,
    uploads,
    mails,
    messages,
    log,
    site,
    proof,
    passkeys,
    access,
    trials,
    staff,
  } = deps
  const proofs = proofStore(db)

  async function lockedLeaver(caller: Caller): Promise<LeavingMember> {
    const leaver = await leaverStore(db).find(memberOf(caller).memberId)
    if (!leaver) throw problemNamed('session.missing')
    return leaver
  }

  async function beginProof({ sessionId }: CallerMember): Promise<void> {
    await proofs.begin(sessionId, proofEnd(clock.now()))
  }

  async function finishProof({ sessionId }: CallerMember): Promise<{ proofKey: string }> {
    const [proofKey, now] = [newToken(), clock.now()]
    if (!(await proofs.finish(sessionId, proofKey, now, proofEnd(now))))
      throw problemNamed('withdrawal.unproven')
    return { proofKey }
  }

  async function refuseUnbegun({ sessionId }: CallerMember): Promise<void> {
    if (!(await proofs.isBegun(sessionId, clock.now()))) throw problemNamed('withdrawal.unproven')
  }

  /** Ends the membership, if at that moment there is no obstacle. */
  async function endMembership(
    tx: Tx,
    member: CallerMember,
    input: Input<'completeWithdrawal'>,
    text: string | null,
  ): Promise<ErasedData & { at: Date }> {
    const now = clock.now()
    // The staff is locked before the member, as in every call that ends or changes a role.
    const isLastOperator = await staff.isLast(tx, member.memberId, true)
    const leaver = await lockLeaver(tx, member.memberId)
    if (!leaver) throw problemNamed('session.missing')
    if (!(await proofStore(tx).use(member.sessionId, input.proofKey, now)))
      throw problemNamed('withdrawal.unproven')
    const { running, open } = await leaverStore(tx).blockersOf(leaver)
    const soleAdministrations = await access.soleAdministrations(tx, leaver, true)
    const ownedCompany = await leaverStore(tx).ownedCompany(leaver)
    if (
      running.length + open.length + soleAdministrations.length > 0 ||
      ownedCompany !== null ||
      isLastOperator
    )
      throw problemNamed('withdrawal.blocked')

    await access.release(tx, leaver.id)
    const erased = await erase(deps, tx, leaver, now)
    await storeReason(tx, box, { reasonCode: input.reasonCode, text }, monthOf(now))
    await mails.put(
      tx,
      farewellMail(leaver.email, formatDateTime(toWireTime(now)), retainedRecordsOf(erased.retained), site),
    )
    return { ...erased, at: now }
  }

  /** Removes the data outside the database. If this fails, housekeeping removes the files later. */
  async function cleanUp({ fileKeys, addresses }: ErasedData): Promise<void> {
    try {
      await uploads.discard(fileKeys)
      await messages.forget?.(addresses)
    } catch (err) {
      log.error({ err }, 'files or messages of a former member are still there')
    }
  }

  return {
    async checkWithdrawal(_, caller) {
      const leaver = await lockedLeaver(caller)
      const now = clock.now()
      const store = leaverStore(db)
      const { running, open } = await store.blockersOf(leaver)
      const { requests, reservations } = await store.waitingOf(leaver, now)
      const releases: Schema<'WithdrawalCheck'>['releases'] = [
        ...(await access.held(leaver.id)),
        ...(await trials.ending(db, leaver, (await successorOf(db, leaver)) === undefined)),
        ...requests.map(({ serviceInfo }) => ({
          releaseType: 'SUBSCRIPTION_REQUEST' as const,
          name: serviceInfo.serviceName,
        })),
        ...reservations.map(({ startAt }) => ({
          releaseType: 'COUNSEL' as const,
          name: counselTimeText(startAt),
        })),
      ]
      return {
        subscriptions: running.map(({ id, subscriptionNo, subscriptionState, serviceInfo, endDate }) => ({
          subscriptionId: id,
          subscriptionNo,
          subscriptionState,
          endDate,
          serviceName: serviceInfo.serviceName,
          planName: serviceInfo.planName,
        })),
        bills: open.map(
          ({ bill: { billNo, subscriptionId, period, currency, totalAmount, dueDate }, serviceInfo }) => ({
            billNo,
            subscriptionId,
            period,
            currency,
            totalAmount,
            dueDate,
            serviceName: serviceInfo.serviceName,
          }),
        ),
        apps: await access.soleAdministrations(db, leaver),
        ...((await staff.isLast(db, leaver.id)) && { lastOperatorYn: 'Y' as const }),
        ownedCompanyName: await store.ownedCompany(leaver),
        releases,
        kept: retainedRecordsOf(await store.countRetained(leaver, now)),
      }
    },

    listWithdrawalReasons: () => Promise.resolve({ list: withdrawalReasons }),

    async startWithdrawalProof({ password }, caller) {
      await proof.checkPassword(caller, password)
      const member = memberOf(caller)
      const { factors, recoveryCodeYn } = await proof.factorsOf(caller)
      await beginProof(member)
      const isEnough = factors.length === 0 && !(await proof.needsPasskey(caller))
      if (isEnough) return { ...(await finishProof(member)), factors, recoveryCodeYn, passkey: null }
      return { proofKey: null, factors, recoveryCodeYn, passkey: await passkeys.ask(member) }
    },

    async sendWithdrawalCode({ mfaType }, caller) {
      await refuseUnbegun(memberOf(caller))
      return proof.sendLeavingCode(caller, mfaType)
    },

    async verifyWithdrawalCode({ challengeId, code }, caller) {
      await refuseUnbegun(memberOf(caller))
      await proof.useLeavingCode(caller, challengeId, code)
      return finishProof(memberOf(caller))
    },

    async verifyWithdrawalRecoveryCode({ recoveryCode }, caller) {
      await refuseUnbegun(memberOf(caller))
      await proof.useRecoveryCode(caller, recoveryCode)
      return finishProof(memberOf(caller))
    },

    async verifyWithdrawalPasskey({ credential }, caller) {
      const member = memberOf(caller)
      await refuseUnbegun(member)
      if (!(await passkeys.isSigned(member, credential))) throw problemNamed('withdrawal.unproven')
      return finishProof(member)
    },

    async completeWithdrawal(input, caller) {
      const { idempotencyKey, reasonCode, proofKey } = input
      const text = reasonTextOf(input)
      let erased: ErasedData | undefined
      // The idempotency key belongs to the proof, since no member is left to repeat the call.
      const keyInput = { idempotencyKey, proof: hashToken(proofKey), reasonCode, text }
      const answer = await once('completeWithdrawal', {}, keyInput, async (tx) => {
        const left = await endMembership(tx, confirmedMember(caller), input, text)
        erased = left
        return { withdrawnAt: toWireTime(left.at), kept: retainedRecordsOf(left.retained) }
      })
      if (erased) await cleanUp(erased)
      if (erased || !caller.member) caller.clearSession()
      return answer
    },
  }
}

/**
 * The operation is open to visitors, so that the same person can repeat the call; a withdrawal itself
 * requires a session with the password checked.
 */
function confirmedMember({ stage, member }: Caller): CallerMember {
  if (stage === 'visitor' || !member) throw problemNamed('session.missing')
  const refusal = refusalOf('confirmed', { stage, member })
  if (refusal) throw refusal
  return member
}

/** The text of a reason in its stored form. */
function reasonTextOf({ reasonCode, reasonText }: Input<'completeWithdrawal'>): string | null {
  const text = typedText(reasonText ?? '')
  const isKnown = reasonCode === null || withdrawalReasons.some((reason) => reason.reasonCode === reasonCode)
  if (!isKnown || lettersIn(text) > longestReason || containsResidentNumber(text))
    throw problemNamed('request.invalid')
  return text === '' ? null : text
}
