import { faultsOfEnvelopes, faultsOfTransport } from './faults-of-answers.ts'
import { faultsOfFields } from './faults-of-fields.ts'
import { faultsOfLists } from './faults-of-lists.ts'
import { faultsOfCookies, faultsOfMemory } from './faults-of-sessions.ts'
import type { Fault } from './faulty-proxy.ts'

/** Returns all faults that a client can detect. */
export const faults = (): Fault[] => [
  ...faultsOfFields,
  ...faultsOfLists,
  ...faultsOfEnvelopes,
  ...faultsOfTransport,
  ...faultsOfCookies,
  ...faultsOfMemory(),
]
