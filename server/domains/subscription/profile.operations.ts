import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { filledIn, knownOf, paymentKnown, toProfiles } from './profile.rules.ts'
import { profileStore } from './profile.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'

type Request = Input<'requestSubscription'>
type Named = Pick<Request, 'companyProfileId' | 'paymentProfileId'>

/** What a company has subscribed with before. */
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

/** The profiles that a request or a change names, found within what its sender may see. */
export function namedProfiles({ db, box, clock, uploads }: SubscriptionDeps) {
  const readerOf = (caller: CallerMember) => ({ box, caller, now: clock.now() })
  async function find(tx: Tx, id: string, caller: CallerMember) {
    const row = await profileStore(tx).find(caller, id)
    if (!row) throw problemNamed('profile.missing')
    return row
  }
  /** The payment method of a profile, whole. Throws `profile.missing` and `card.expired`. */
  const paymentNamed = async (tx: Tx, id: string, caller: CallerMember) =>
    paymentKnown(await find(tx, id, caller), readerOf(caller))

  return {
    /** Throws `password.unconfirmed` for a profile that is named without the password check. */
    admit({ companyProfileId, paymentProfileId }: Named, { passwordChecked }: CallerMember): void {
      if ((companyProfileId || paymentProfileId) && !passwordChecked)
        throw problemNamed('password.unconfirmed')
    },

    /** A copy of the certificate that goes with the named company, for a request that sends none: its id, where it lies anywhere. */
    async certificateCopy({ companyProfileId, rnFileId }: Request, caller: CallerMember) {
      if (!companyProfileId || rnFileId !== null) return undefined
      const found = await profileStore(db).certificate(caller, companyProfileId)
      return found && uploads.copy(found, 'subscription', caller.memberId)
    },

    /** What is asked for with what the named profiles fill in. Throws `profile.missing` and `card.expired`. */
    async fillIn(tx: Tx, request: Request, caller: CallerMember) {
      const { companyProfileId, paymentProfileId, form, secrets } = request
      const filled = companyProfileId
        ? filledIn(knownOf(await find(tx, companyProfileId, caller), readerOf(caller)), request)
        : { form, secrets, certificate: null }
      const payment = paymentProfileId ? await paymentNamed(tx, paymentProfileId, caller) : undefined
      return { ...filled, payment }
    },

    payment: paymentNamed,
  }
}
