import { type OperationMachine, useOperation } from '#src/forms/use-operation.ts'
import { appOutdated } from './app-outdated.ts'

type ChangeOperation = 'switchAccessLevel' | 'switchAccessApp' | 'removeAppManager'

/** One change of what a company has settled about an app. The screen loads again after it, and where another admin was faster. */
export const useAppChange = <Id extends ChangeOperation>(
  machine: OperationMachine<Id>,
  { done }: { done: string },
) => useOperation(machine, { done: () => done, outdated: appOutdated })
