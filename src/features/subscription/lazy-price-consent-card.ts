import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'

/** The card of a price that rises, which is loaded for the few subscriptions that have one. */
export const PriceConsentCard = lazyDialog(() => import('./PriceConsentCard.tsx'), 'PriceConsentCard')
