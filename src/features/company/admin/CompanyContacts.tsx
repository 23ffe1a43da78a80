import { chakra } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useCompanyAdminTexts } from './texts.ts'

const MailIcon = icon(
  'MailIcon',
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4 8 8 5.5L20 8" />
  </>,
)

/** The contacts of a company for the staff, with their roles; phones show an icon in place of each address. */
export function CompanyContacts({ contacts }: Pick<Output<'getAdminCompany'>, 'contacts'>) {
  const { t } = useCompanyAdminTexts()
  return (
    <Card aria-labelledby="contacts">
      <Heading level={2} size="md" id="contacts" mb="2">
        {t('contacts')}
      </Heading>
      {contacts.length === 0 && <Text tone="muted">{t('noContacts')}</Text>}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap={{ base: '1', md: '3' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
      >
        {contacts.map(({ memberId, name, email, roles }) => (
          <chakra.li key={memberId} display="flex" gap="3" alignItems="center">
            <Avatar name={name} />
            <chakra.div minWidth="0" flex="1">
              <Text weight="medium">
                {name}{' '}
                <Text as="span" size="sm" tone="muted">
                  {roles.map((role) => t(`role.${role}`)).join(', ')}
                </Text>
              </Text>
              <TextLink asChild fontSize="sm" hideBelow="md">
                <a href={`mailto:${email}`}>
                  <Breakable>{email}</Breakable>
                </a>
              </TextLink>
            </chakra.div>
            <TextLink asChild standalone hideFrom="md" minWidth="touch" justifyContent="center">
              <a href={`mailto:${email}`} aria-label={t('write', { name, email })}>
                <MailIcon />
              </a>
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
