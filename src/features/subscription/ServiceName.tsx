import type { Schema } from '#contract/operation.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/**
 * Returns the portal's name and the space after it if `name` begins with both (`ACME ` of `ACME SSO`); otherwise an
 * empty string.
 */
function brandOf(name: string): string {
  const brandPrefix = `${String(i18n.options.interpolation?.defaultVariables?.['brand'])} `
  return name.startsWith(brandPrefix) ? brandPrefix : ''
}

/**
 * A service and its plan in a list. The portal's name at the beginning of the service's name is hidden except from
 * screen readers, since every row would begin with it; documents show the whole name.
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
