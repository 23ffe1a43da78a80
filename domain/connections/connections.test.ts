import { expect, it } from 'vitest'
import { connectionStateOf } from './connections.ts'

const at = new Date('2026-11-21T00:00:00Z')
const connected = { isConnected: true, isSimulated: false }

it.each([
  [{ isConnected: false, isSimulated: false }, { lastSuccessAt: at, failingSince: at }, 'NOT_CONNECTED'],
  [connected, { lastSuccessAt: null, failingSince: null }, 'UNUSED'],
  [connected, { lastSuccessAt: at, failingSince: null }, 'CONNECTED'],
  [connected, { lastSuccessAt: at, failingSince: at }, 'TROUBLE'],
  [{ ...connected, isSimulated: true }, { lastSuccessAt: at, failingSince: null }, 'SIMULATED'],
  [{ ...connected, isSimulated: true }, { lastSuccessAt: null, failingSince: at }, 'TROUBLE'],
] as const)('%j with %j is %s', (service, calls, state) =>
  expect(connectionStateOf(service, calls)).toBe(state),
)
