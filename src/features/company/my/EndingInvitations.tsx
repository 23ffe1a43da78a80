import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = { invitations: Schema<'CompanyOffer'>['invitations']; by: string | null }

/**
 * The open invitations by an owner who hands over the ownership. They are revoked by the handover, so the new owner
 * sees them before accepting.
 */
export function EndingInvitations({ invitations, by }: Props) {
  const { t } = useCompanyTexts()
  return (
    <>
      <Text mt="1" overflowWrap="anywhere">
        {t('own.ending', { name: by ?? t('over.nobody'), number: invitations.length })}
      </Text>
      <chakra.ul ps="5" mt="1">
        {invitations.map(({ email, roles }) => (
          <li key={email}>
            <Text as="span" size="sm" overflowWrap="anywhere">
              <Breakable>
                {t('own.endingOne', {
                  email,
                  roles: roles.map((role) => t(`role.${role}`)).join(', ') || t('noRole'),
                })}
              </Breakable>
            </Text>
          </li>
        ))}
      </chakra.ul>
    </>
  )
}
