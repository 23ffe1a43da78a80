import { expect, it } from 'vitest'
import { connectionStateOf } from './connections.ts'

const at = new Date('2026-11-21T00:00:00Z')
const connectedService = { isConnected: true, isSimulated: false }

it.each([
  [{ isConnected: false, isSimulated: false }, { lastSuccessAt: at, failingSince: at }, 'NOT_CONNECTED'],
  [connectedService, { lastSuccessAt: null, failingSince: null }, 'UNUSED'],
  [connectedService, { lastSuccessAt: at, failingSince: null }, 'CONNECTED'],
  [connectedService, { lastSuccessAt: at, failingSince: at }, 'TROUBLE'],
  [{ ...connectedService, isSimulated: true }, { lastSuccessAt: at, failingSince: null }, 'SIMULATED'],
  [{ ...connectedService, isSimulated: true }, { lastSuccessAt: null, failingSince: at }, 'TROUBLE'],
] as const)('%j with %j is %s', (service, calls, state) =>
  expect(connectionStateOf(service, calls)).toBe(state),
)
