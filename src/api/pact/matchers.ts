import { Matchers } from '@pact-foundation/pact'
import { encodeBase64 } from '#domain/base64.ts'

const { regex } = Matchers
const BASE64 = '(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)'

/** Matches a personal field: any text in base64, with the given text as the example. */
export const personal = (text: string) => regex(`^${BASE64}$`, encodeBase64(text))
/** Matches digits of which at least one is hidden. */
export const masked = (example: string) =>
  regex('^([0-9][\\- /]*){0,6}([*][\\- /]*){2,}([0-9][\\- /]*){0,5}$', example)
export const maskedCard = (example: string) => regex('^([*][\\- ]*){4,}[0-9]{0,4}[*]?$', example)
/** Matches a mobile number with only its first and last digits visible, "010-****-1234", in base64. */
export const maskedMobile = (lastFour: string) =>
  regex('^MDEwLSoqKiot[A-Za-z0-9+/]{5}[A-Za-z0-9+/=]{3}$', encodeBase64(`010-****-${lastFour}`))
/** Matches a postal code, complete or reduced to its region. */
export const zipCode = (example: string) => regex('^[0-9]{2}([0-9]{3}|\\*{3})$', example)
export const digits = (example: string) => regex('^[0-9]+$', example)
export const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example)
/** Matches a time in Korea with its offset. */
export const time = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\+09:00$', example)
export const uuid = (example: string) => regex('^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', example)
export const subscriptionNo = (example: string) => regex('^S[0-9]{4}-[0-9]{6,10}$', example)
export const yn = (example: 'Y' | 'N') => regex('^[YN]$', example)
export const oneOf = <Value extends string>(example: Value, ...others: Value[]) =>
  regex(`^(?:${[example, ...others].join('|')})$`, example)
export const counselNo = (example: string) => regex('^C[0-9]{4}-[0-9]{6,10}$', example)
export const inquiryNo = (example: string) => regex('^Q[0-9]{4}-[0-9]{6,10}$', example)
/** A value of a request that the provider state returns under this name, since the value depends on the calendar. */
export const fromWorld = (name: string, example: string) => Matchers.fromProviderState(`\${${name}}`, example)
