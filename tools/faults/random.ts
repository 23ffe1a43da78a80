import { numbersOf, type RandomFault, sampleOf } from './place.ts'
import { placesOfContract } from './random-contract.ts'
import { placesOfArea } from './random-rules.ts'
import { placesOfScreens } from './random-screens.ts'

/** Of each ten faults outside of the screens, how many are in which area. */
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

/** As many faults as are asked for, in one area, or half of them in screens, as follows from the seed. */
export function randomFaults(seed: number, count: number, area?: Area): RandomFault[] {
  const random = numbersOf(seed)
  const placesOf = (one: Area) =>
    one === 'screens' ? placesOfScreens(random) : one === 'contract' ? placesOfContract() : placesOfArea(one)
  if (area) return sampleOf(placesOf(area), count, random)
  const areas = Array.from(
    { length: count },
    (_, index): Area => (index % 2 === 0 ? 'screens' : SHARES[((index - 1) / 2) % SHARES.length]!),
  )
  const ofArea = new Map(
    [...new Set(areas)].map((one) => [
      one,
      sampleOf(placesOf(one), areas.filter((other) => other === one).length, random),
    ]),
  )
  return areas.map((one) => ofArea.get(one)!.shift()!)
}
