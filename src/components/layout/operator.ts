import type { Api, Schema } from '#contract/operation.ts'

type Operator = Schema<'Operator'>

const requestedOperators = new WeakMap<Api, Promise<Operator | undefined>>()

/**
 * Returns the business that runs the portal, loaded once for each api, since it does not change while pages are open;
 * undefined if the call fails. After a failure the next use calls the server again.
 */
export function operatorFrom(api: Api): Promise<Operator | undefined> {
  const knownOperator = requestedOperators.get(api)
  if (knownOperator) return knownOperator
  const operatorCall = api.getOperator({}).catch(() => {
    requestedOperators.delete(api)
    return undefined
  })
  requestedOperators.set(api, operatorCall)
  return operatorCall
}
