import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { maskCard } from '#domain/korean/card.ts'
import { type Caller, managerOf } from '#server/http/calls/caller.ts'
import { PaymentUnknown } from '#server/payments/gateway.ts'
import { cardStore, type RegisteredCard } from './card.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { HIDDEN_EXPIRATION } from './subscription.rules.ts'

/** Registering a card in the window of the payment service: the portal never receives the card number. */
export function cardOperations(
  deps: SubscriptionDeps,
): Pick<OperationsTagged<'subscription', Caller>, 'openCardWindow' | 'registerCard'> {
  const { gateway, log } = deps
  const cards = cardStore(deps)

  return {
    async openCardWindow(_nothing, caller) {
      const { memberId } = managerOf(caller)
      const { scriptUrl, clientKey } = gateway.cardWindow
      return { customerKey: await cards.begin(memberId), clientKey, scriptUrl }
    },

    async registerCard({ customerKey, authKey }, caller) {
      const { memberId } = managerOf(caller)
      const { cardId, registered } = await cards.ofKey(memberId, customerKey)
      if (registered) return toWire(registered)
      const card = await gateway.issueCardKey({ authKey, customerKey }).catch((error: unknown) => {
        if (!(error instanceof PaymentUnknown)) throw error
        log.warn({ err: error }, 'the outcome of a registration of a card is unknown')
        throw problemNamed('card.unheard')
      })
      if (!('failure' in card)) await cards.register(cardId, card)
      // The service refuses an authorization key that another call of the same window has used, so the card of that
      // call is returned.
      const after = await cards.ofKey(memberId, customerKey)
      if (!after.registered) throw problemNamed('card.refused')
      return toWire(after.registered)
    },
  }
}

const toWire = ({
  cardId,
  cardInfo,
  lastFour,
  cardExpiration,
}: RegisteredCard): Schema<'RegisteredCard'> => ({
  cardId,
  cardInfo,
  cardNumber: maskCard(lastFour),
  cardExpiration: cardExpiration && HIDDEN_EXPIRATION,
})
