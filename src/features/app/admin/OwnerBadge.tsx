import type { Schema } from '#contract/operation.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { useAppAdminTexts } from './texts.ts'

/** Marks an app that only members of one company see. */
export function OwnerBadge({ owner }: { owner: Schema<'AppOwner'> }) {
  const { t } = useAppAdminTexts()
  return owner === 'COMPANY' && <Badge tone="info">{t('owner.own')}</Badge>
}
