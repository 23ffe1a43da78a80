import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { Text } from '#src/ui/Text.tsx'

/** The approvers with their roles, or a note that only security approves. */
export function ApproverList({ approvers }: { approvers: readonly Schema<'AccessApprover'>[] }) {
  const { t } = useAccessTexts()
  if (approvers.length === 0) return <Text tone="muted">{t('approvers.none')}</Text>
  return (
    <>
      <chakra.ul aria-label={t('approvers.title')} display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
        {approvers.map(({ name, role }, index) => (
          <chakra.li key={index} overflowWrap="anywhere">
            {name}{' '}
            <chakra.span fontSize="sm" color="fg.muted">
              {t(`role.${role}`)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {approvers.length > 1 && (
        <Text size="sm" tone="muted">
          {t('approvers.one')}
        </Text>
      )}
      {approvers.every(({ role }) => role === 'SECURITY_ADMIN') && (
        <Text tone="muted">{t('approvers.security')}</Text>
      )}
    </>
  )
}
