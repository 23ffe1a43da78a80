import { freshRequest } from '#src/machines/subscription-request/request-context.ts'
import { requestSetup } from '#src/machines/subscription-request/request-setup.ts'
import { wizardState } from '#src/machines/subscription-request/request-wizard.ts'

/** The request of a subscription without the machine that saves its draft. */
export const requestWizard = requestSetup.createMachine({
  id: 'subscriptionRequest',
  context: ({ input }) => ({ ...input, ...freshRequest(), idempotencyKey: '' }),
  ...wizardState,
})
