import type { Schema } from '#contract/operation.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** The beginning of a name that repeats the portal's own (`ACME ` of `ACME SSO`); empty for a name that has none. */
function brandOf(name: string): string {
  const beginning = `${String(i18n.options.interpolation?.defaultVariables?.['brand'])} `
  return name.startsWith(beginning) ? beginning : ''
}

/**
 * A service and its plan in a list, in which every row would begin with the portal's own name: that is read out only. A document has
 * the name as it is.
 */
export function ServiceName({
  serviceName,
  planName,
}: Pick<Schema<'BillListItem'>, 'serviceName' | 'planName'>) {
  const brand = brandOf(serviceName)
  return (
    <>
      {brand !== '' && <VisuallyHidden>{brand}</VisuallyHidden>}
      {`${serviceName.slice(brand.length)} ${planName}`}
    </>
  )
}
