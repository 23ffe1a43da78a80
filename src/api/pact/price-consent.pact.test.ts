import { describeRefusals } from './describe-refusals.ts'
import { priceConsentRefusals } from './price-consent.refusals.ts'

describeRefusals(priceConsentRefusals)
