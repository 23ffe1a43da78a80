import { type OperationMachine, useOperation } from '#src/forms/use-operation.ts'
import { appOutdated } from './app-outdated.ts'

type ChangeOperation = 'switchAccessLevel' | 'switchAccessApp' | 'removeAppManager'

/**
 * Returns the operation that changes an app's settings. It reloads the screen after the change, and after a refusal
 * because another admin has changed the app.
 */
export const useAppChange = <Id extends ChangeOperation>(
  machine: OperationMachine<Id>,
  { done }: { done: string },
) => useOperation(machine, { done: () => done, outdated: appOutdated })
