import { numbersOf, type RandomFault, sampleOf } from './place.ts'
import { placesOfContract } from './random-contract.ts'
import { placesOfArea } from './random-rules.ts'
import { placesOfScreens } from './random-screens.ts'

/** The share of each area, in tenths, of the faults outside the screens. */
const SHARES = [
  'server',
  'server',
  'server',
  'server',
  'domain',
  'domain',
  'machines',
  'machines',
  'api',
  'contract',
] as const
type Area = (typeof SHARES)[number] | 'screens'

/**
 * Returns the requested number of faults, chosen by the seed: in one area if it is given, otherwise half of them in
 * screens.
 */
export function randomFaults(seed: number, count: number, area?: Area): RandomFault[] {
  const random = numbersOf(seed)
  const placesOf = (one: Area) =>
    one === 'screens' ? placesOfScreens(random) : one === 'contract' ? placesOfContract() : placesOfArea(one)
  if (area) return sampleOf(placesOf(area), count, random)
  const areas = Array.from(
    { length: count },
    (_, index): Area => (index % 2 === 0 ? 'screens' : SHARES[((index - 1) / 2) % SHARES.length]!),
  )
  const placesByArea = new Map(
    [...new Set(areas)].map((one) => [
      one,
      sampleOf(placesOf(one), areas.filter((other) => other === one).length, random),
    ]),
  )
  return areas.map((one) => placesByArea.get(one)!.shift()!)
}
