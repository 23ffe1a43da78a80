import { type OperationMachine, useOperation } from '#src/forms/use-operation.ts'
import { appOutdated } from './app-outdated.ts'

type ChangeOperation = 'switchAccessLevel' | 'switchAccessApp' | 'removeAppManager'

/**
 * Returns the operation for a change of an app's settings. The screen reloads after the change, and if another admin
 * has changed the app since it was loaded.
 */
export const useAppChange = <Id extends ChangeOperation>(
  machine: OperationMachine<Id>,
  { done }: { done: string },
) => useOperation(machine, { done: () => done, outdated: appOutdated })
