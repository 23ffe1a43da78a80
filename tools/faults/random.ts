import { numbersOf, type RandomFault, sampleOf } from './place.ts'
import { placesOfContract } from './random-contract.ts'
import { placesOfArea } from './random-rules.ts'
import { placesOfScreens } from './random-screens.ts'

/** How many of ten faults outside the screens belong to each area. */
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

/** The requested number of faults, in one area, or half of them in screens, chosen by the seed. */
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
