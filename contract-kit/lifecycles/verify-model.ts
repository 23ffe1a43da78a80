import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { accessCallers } from '../../contract/provider-states.ts'
import { todayOf } from '../../domain/access/terms.ts'
import { describeStep, findDifference, findMatchingOrder } from './compare.ts'
import { type Life, predict, type Step } from './predict.ts'
import { differencesFromList } from './promised.ts'
import { type Build, createLife, type Start } from './server-life.ts'
import { describeStart, everyStep, minimalStarts, overdueStart, starts, stepsOf } from './steps.ts'

export type ModelOptions = {
  /** The address of the server, without a path. */
  url: string
  build: Build
  /** The number of random walks, and their seeds. */
  walks: number
  seed: number
  /** Whether every event is tested only in a few states instead of in all states. */
  few?: boolean
  /**
   * Makes the server record passed deadlines at once; without this function the verifier waits until the server
   * records them.
   */
  sweep?: () => Promise<void>
  /** Receives the progress of a long run. */
  report?: (progress: string) => void
}
export type Verified = { steps: number; walks: number; differences: string[] }

const ROUNDS = 4
const MAX_CALLERS = 5
const MAX_DIFFERENCES = 10
/** The maximum time, in seconds, after which a server must have recorded a passed deadline. */
const SWEEP_SECONDS = 90
/** The maximum number of times that a walk with a difference is replayed to find a shorter one. */
const MAX_REPLAYS = 40
const STARTS_A_REPORT = 10
const WALKS_A_REPORT = 50

/**
 * Sends every event in every state as every caller. Compares each answer, and the view after the event, with the
 * model's prediction.
 */
export async function verifySteps(options: ModelOptions): Promise<Verified> {
  const result: Verified = { steps: 0, walks: 0, differences: [] }
  const reportDifference = (found: string | undefined) =>
    found !== undefined && result.differences.push(found)
  const startStates = options.few ? minimalStarts : starts
  // Reports each step that the model allows or refuses differently from the list `expectedEvents`. Such a difference
  // is an error of the model itself, which a comparison with the server does not show.
  for (const broken of differencesFromList(todayOf(new Date()))) reportDifference(broken)
  reportDifference(await verifyExpiry(options))
  for (const [at, start] of startStates.entries()) {
    if (result.differences.length >= MAX_DIFFERENCES) return result
    if (at % STARTS_A_REPORT === 0)
      options.report?.(`${at} of ${startStates.length} states, ${result.steps} steps`)
    result.steps += await everyStepFrom(options, start, reportDifference)
  }
  return result
}

/**
 * Performs random walks of five concurrent callers and compares their answers and views with the model's prediction.
 */
export async function verifyWalks(options: ModelOptions): Promise<Verified> {
  const result: Verified = { steps: 0, walks: 0, differences: [] }
  const { walks, seed, report } = options
  while (result.walks < walks && result.differences.length < MAX_DIFFERENCES) {
    if (result.walks % WALKS_A_REPORT === 0) report?.(`${result.walks} of ${walks} walks`)
    const found = await randomWalk(options, randomNumbers(seed + result.walks))
    if (found !== undefined) result.differences.push(found)
    result.walks += 1
  }
  return result
}

/**
 * Performs every step of every caller in one state. A refused step changes nothing, so all refused steps use the same
 * test data; each successful step needs new test data.
 */
export async function everyStepFrom(
  { url, build }: ModelOptions,
  start: Start,
  tell: (found: string | undefined) => void,
): Promise<number> {
  let server = await createLife(url, build, start)
  const life = server.begun
  const begun = await server.look()
  const wrong = findDifference(life, begun)
  if (wrong) tell(`${describeStart(start)}: ${wrong}`)
  if (wrong) return 1
  for (const step of everyStep) {
    const isOpen = !('problem' in predict(life, step))
    const answers = await server.act([step])
    const isRefused = !isOpen && answers[0] !== 'OK'
    const order = findMatchingOrder(life, [step], answers, isRefused ? begun : await server.look())
    if ('wrong' in order) tell(`${describeStart(start)} → ${describeStep(step)}: ${order.wrong}`)
    if (!isRefused && !isUnchanged(order, life)) server = await createLife(url, build, start)
  }
  const difference = findDifference(life, await server.look())
  if (difference) tell(`${describeStart(start)} after what was refused: ${difference}`)
  return everyStep.length
}

/** Whether a step (such as a comment) left the test data unchanged, so that the next step can use the same data. */
const isUnchanged = (order: ReturnType<typeof findMatchingOrder>, life: Life) =>
  'life' in order && isDeepStrictEqual(order.life, life)

/**
 * Checks that the server soon closes a request whose deadline has passed, and that the request cannot be decided
 * before it is closed.
 */
export async function verifyExpiry({ url, build, sweep }: ModelOptions): Promise<string | undefined> {
  const server = await createLife(url, build, overdueStart)
  await server.look()
  for (const step of [stepsOf('APPROVER')[0]!, stepsOf('APP_ADMIN')[0]!]) {
    const [answer] = await server.act([step])
    if (answer !== 'accessRequest.decided')
      return `${describeStart(overdueStart)} → ${describeStep(step)}: answered with ${answer}, the model says accessRequest.decided`
  }
  for (let second = 0; second < (sweep ? 1 : SWEEP_SECONDS); second += 1) {
    await (sweep ? sweep() : sleep(1000))
    const { request } = (await server.look()) as { request: { closeReason: string | null } | undefined }
    if (request?.closeReason === 'TIMEOUT') return undefined
  }
  return `${describeStart(overdueStart)} → DEADLINE: the request was not closed by itself`
}

/**
 * Runs rounds of steps by five concurrent callers. Returns a description of the shortest path to a difference, or
 * undefined if no difference was found.
 */
export async function randomWalk(
  options: ModelOptions,
  next: (below: number) => number,
): Promise<string | undefined> {
  const start = starts[next(starts.length)]!
  const rounds: Step[][] = []
  const found = await walk(options, start, ROUNDS, (life) => {
    const round = randomSteps(life, next)
    rounds.push(round)
    return round
  })
  return found && shortestFailure(options, start, rounds, found)
}

async function walk(
  { url, build }: ModelOptions,
  start: Start,
  count: number,
  roundAt: (life: Life, at: number) => readonly Step[],
): Promise<string | undefined> {
  const server = await createLife(url, build, start)
  let life = server.begun
  let path = describeStart(start)
  for (let at = 0; at < count; at += 1) {
    const round = roundAt(life, at)
    path += ` → ${round.map(describeStep).join(' + ')}`
    const answers = await server.act(round)
    const order = findMatchingOrder(life, round, answers, await server.look())
    if ('wrong' in order) return `${path}: ${order.wrong}`
    life = order.life
  }
  return undefined
}

/**
 * Shortens a walk that found a difference: replays it without each round, then without each step, and leaves out what
 * the difference does not need.
 */
async function shortestFailure(
  options: ModelOptions,
  start: Start,
  rounds: readonly Step[][],
  found: string,
): Promise<string> {
  let [path, wrong] = [rounds.map((round) => [...round]), found]
  let replays = 0
  const verifyShorter = async (shorter: Step[][]) => {
    if (replays >= MAX_REPLAYS) return false
    replays += 1
    const again = await walk(options, start, shorter.length, (_, at) => shorter[at]!)
    if (again === undefined) return false
    ;[path, wrong] = [shorter, again]
    return true
  }
  for (let at = path.length - 1; at >= 0; at -= 1)
    if (path.length > 1) await verifyShorter(path.filter((_, other) => other !== at))
  for (let at = path.length - 1; at >= 0; at -= 1)
    for (let step = path[at]!.length - 1; step >= 0; step -= 1)
      if (path[at]!.length > 1)
        await verifyShorter(
          path.map((round, other) => (other === at ? round.filter((_, one) => one !== step) : round)),
        )
  return wrong
}

/** Returns random steps of five different callers, most of which the model allows. */
function randomSteps(life: Life, next: (below: number) => number): Step[] {
  const callers = [...accessCallers]
  while (callers.length > MAX_CALLERS) callers.splice(next(callers.length), 1)
  return callers.map((caller) => {
    const all = stepsOf(caller)
    const allowedSteps = all.filter((step) => !('problem' in predict(life, step)))
    const candidates = allowedSteps.length > 0 && next(3) > 0 ? allowedSteps : all
    return candidates[next(candidates.length)]!
  })
}

/**
 * Creates a pseudo-random number generator, whose results are at least 0 and below `below`; the same seed returns the
 * same sequence.
 */
export function randomNumbers(seed: number): (below: number) => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647
  return (below) => {
    state = (state * 16_807) % 2_147_483_647
    return state % below
  }
}
