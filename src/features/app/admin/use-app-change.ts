import { type OperationMachine, useOperation } from '#src/forms/use-operation.ts'
import { appOutdated } from './app-outdated.ts'

type ChangeOperation = 'switchAccessLevel' | 'switchAccessApp' | 'removeAppManager'

/**
 * A change of a company's settings for an app. The screen reloads after it, and if another admin has
 * changed them first.
 */
export const useAppChange = <Id extends ChangeOperation>(
  machine: OperationMachine<Id>,
  { done }: { done: string },
) => useOperation(machine, { done: () => done, outdated: appOutdated })
