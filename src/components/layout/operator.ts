import type { Api, Schema } from '#contract/operation.ts'

type Operator = Schema<'Operator'>

const asked = new WeakMap<Api, Promise<Operator | undefined>>()

/**
 * The business that runs the portal, loaded once for each api: it does not change while pages are open.
 * Undefined if the call fails; the next use calls again.
 */
export function operatorFrom(api: Api): Promise<Operator | undefined> {
  const known = asked.get(api)
  if (known) return known
  const asking = api.getOperator({}).catch(() => {
    asked.delete(api)
    return undefined
  })
  asked.set(api, asking)
  return asking
}
