import { freshRequest } from './request-context.ts'
import { draftSaving } from './request-keeper.ts'
import { requestSetup } from './request-setup.ts'
import { wizardState } from './request-wizard.ts'

/**
 * The request of a subscription, from its terms to the receipt (`meta.step` gives the addresses), and in parallel the
 * saving of its draft on the server. See domain/flows, "Subscription".
 */
export const subscriptionRequestMachine = requestSetup.createMachine({
  id: 'subscriptionRequest',
  context: ({ input }) => ({ ...input, ...freshRequest(), idempotencyKey: '' }),
  type: 'parallel',
  states: { wizard: wizardState, keeper: draftSaving },
})
