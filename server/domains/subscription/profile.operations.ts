import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { knownDetails, paymentKnown, requestWithKnownNumbers, toProfiles } from './profile.rules.ts'
import { profileStore } from './profile.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'

type Request = Input<'requestSubscription'>
type NamedProfiles = Pick<Request, 'companyProfileId' | 'paymentProfileId'>

/**
 * The operation that lists the details of earlier subscriptions of a company, so that a new request can reuse them.
 */
export function profileOperations({
  db,
  box,
  clock,
}: SubscriptionDeps): Pick<OperationsTagged<'subscription', Caller>, 'listSubscriptionProfiles'> {
  return {
    async listSubscriptionProfiles({ limit }, caller) {
      const viewer = memberOf(caller)
      const rows = await profileStore(db).list(viewer)
      return toProfiles(rows, { box, caller: viewer, now: clock.now() }, limit)
    },
  }
}

/** The profiles that a request or a change refers to, limited to those that its sender may see. */
export function namedProfiles({ db, box, clock, uploads }: SubscriptionDeps) {
  const readerOf = (caller: CallerMember) => ({ box, caller, now: clock.now() })
  async function findRow(tx: Tx, id: string, caller: CallerMember) {
    const row = await profileStore(tx).find(caller, id)
    if (!row) throw problemNamed('profile.missing')
    return row
  }
  /** The payment method of a profile, with full numbers. Throws `profile.missing` and `card.expired`. */
  const paymentNamed = async (tx: Tx, id: string, caller: CallerMember) =>
    paymentKnown(await findRow(tx, id, caller), readerOf(caller))

  return {
    /** Throws `password.unconfirmed` if a profile is used without the password check. */
    admit({ companyProfileId, paymentProfileId }: NamedProfiles, { passwordChecked }: CallerMember): void {
      if ((companyProfileId || paymentProfileId) && !passwordChecked)
        throw problemNamed('password.unconfirmed')
    },

    /**
     * Runs the work of a request. If the request has no certificate, and the selected company has a stored one, the
     * work gets the id of a copy. The copy is made before the transaction, which would otherwise wait for the file
     * store, and removed afterwards unless the request has used it.
     */
    async withCertificate<Result>(
      { companyProfileId, rnFileId }: Request,
      caller: CallerMember,
      work: (copied: string | undefined) => Promise<Result>,
    ): Promise<Result> {
      const storedCertificate =
        companyProfileId && rnFileId === null
          ? await profileStore(db).certificate(caller, companyProfileId)
          : undefined
      const copied =
        storedCertificate && (await uploads.copy(storedCertificate, 'subscription', caller.memberId))
      if (copied === undefined) return work(undefined)
      try {
        return await work(copied)
      } finally {
        // If the copy cannot be removed now, housekeeping removes it after a day; the answer is not affected.
        await uploads.withdraw(copied).catch(() => undefined)
      }
    },

    /** The request with the fields that its profiles add. Throws `profile.missing` and `card.expired`. */
    async fillIn(tx: Tx, request: Request, caller: CallerMember) {
      const { companyProfileId, paymentProfileId, form, secrets } = request
      const filledRequest = companyProfileId
        ? requestWithKnownNumbers(
            knownDetails(await findRow(tx, companyProfileId, caller), readerOf(caller)),
            request,
          )
        : { form, secrets, certificate: null }
      const payment = paymentProfileId ? await paymentNamed(tx, paymentProfileId, caller) : undefined
      return { ...filledRequest, payment }
    },

    payment: paymentNamed,
  }
}
