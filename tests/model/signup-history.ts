import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import texts from '#src/features/account/signup/texts.json' with { type: 'json' }
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'
import type { OpenStep, SignupContext, SignupStep } from '#src/machines/signup/signup-context.ts'
import { stepOf as stepOfMachine } from '#src/machines/step-of.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { pickFromHistory, press } from './walk.ts'

/** The addresses of the steps, in their order. */
export const addresses = {
  type: '/auth/signup',
  terms: '/auth/signup/terms/terms',
  identity: '/auth/signup/identity',
  basic: '/auth/signup/basic',
  id: '/auth/signup/id',
  password: '/auth/signup/password',
  review: '/auth/signup/review',
} as const satisfies Record<SignupStep, string>
const stepOrder = Object.keys(addresses) as SignupStep[]
const isBefore = (step: SignupStep, other: SignupStep) => stepOrder.indexOf(step) < stepOrder.indexOf(other)

/** Returns the current step of a sign-up; undefined while it is unknown. */
export const stepOf = (snapshot: AnyMachineSnapshot) =>
  stepOfMachine(snapshot as SnapshotFrom<typeof signupMachine>)

/** Returns the step at whose address a path begins: the first step of the path. */
export const firstStepOf = (path: Path): SignupStep =>
  path.map(({ drawn }) => stepOf(drawn)).find((step) => step !== undefined) ?? 'type'

type StepLink = { button: string } | { history: true }

/**
 * Returns how a person reaches a step from a screen: by a button of the screen, or by the history list of the
 * browser; undefined if there is no such way.
 */
function linkToStep(step: OpenStep, path: Path, { form, progress }: SignupContext): StepLink | undefined {
  const { entries, index } = historyOf(path)
  const at = entries[index]!
  const isBusiness = progress.accountType === 'BUSINESS'
  const previousStep: Record<SignupStep, SignupStep | undefined> = {
    type: undefined,
    terms: 'type',
    identity: 'terms',
    basic: 'identity',
    id: isBusiness ? 'basic' : 'identity',
    password: 'id',
    review: 'password',
  }
  const hasPrevious = at !== 'review' && isFormOf(path) && previousStep[at] === step
  if (hasPrevious || (at === 'review' && step === 'password')) return { button: texts.previous }
  if (at === 'review' && (step !== 'basic' || isBusiness))
    return { button: texts.review.changeOf.replace('{{step}}', texts.step[step]) }
  const goOn = {
    TERMS: undefined,
    IDENTITY: 'identity',
    BASIC: isBusiness ? 'basic' : 'identity',
    ID: 'id',
    PASSWORD: 'password',
  }[progress.step]
  if (at === 'type' && goOn === step && form.accountType !== undefined) return { button: texts.type.goOn }
  return step !== at && entries.includes(step) ? { history: true } : undefined
}

// Screens for a code have no back button.
const isFormOf = (path: Path) =>
  !/enteringCode|enteringMailCode/.test(JSON.stringify(path.at(-1)?.drawn.value ?? ''))

export function canGoTo(path: Path, step: OpenStep, { context }: AnyMachineSnapshot): boolean {
  return linkToStep(step, path, context as SignupContext) !== undefined
}

export async function goTo(page: Page, path: Path, step: OpenStep, context: SignupContext): Promise<void> {
  const way = linkToStep(step, path, context)
  if (!way) throw new Error(`Nobody can come to ${step} from here.`)
  if ('button' in way) await press(page, way.button)
  else await pickFromHistory(page, addresses[step])
}

/** Returns the entries of the browser's history at the end of a path as steps, and the index of the current entry. */
function historyOf(path: Path): { entries: SignupStep[]; index: number } {
  let entries: SignupStep[] = [firstStepOf(path)]
  let index = 0
  for (const [position, { step, drawn }] of path.entries()) {
    const to = stepOf(drawn)
    const at = entries[index]!
    if (to === undefined || to === at) continue
    const way =
      step.type === 'step.requested'
        ? linkToStep(
            to as OpenStep,
            path.slice(0, position),
            path[position - 1]!.drawn.context as SignupContext,
          )
        : undefined
    if (way && 'history' in way) index = entries.lastIndexOf(to)
    else if (isBefore(to, at)) entries = entries.with(index, to)
    else {
      entries = [...entries.slice(0, index + 1), to]
      index += 1
    }
  }
  return { entries, index }
}
