import { useChange } from '#src/components/flow/use-change.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'

type ChangeOperation =
  | 'updateApp'
  | 'updateAppPolicies'
  | 'addAccessLevel'
  | 'updateAccessLevel'
  | 'switchAccessLevel'
  | 'switchAccessApp'
  | 'addAppManager'
  | 'removeAppManager'

/** One change of what a company has settled about an app. The screen loads again after it, and where another admin was faster. */
export const useAppChange = <Id extends ChangeOperation>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  { done, onDone }: { done: string; onDone?: () => void },
) =>
  useChange(machine, {
    done: () => done,
    onDone,
    outdated: ['adminApp.changed', 'accessLevel.missing', 'appManager.missing'],
  })
