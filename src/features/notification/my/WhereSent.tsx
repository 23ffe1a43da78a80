import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useNotificationTexts } from '../texts.ts'

/** Where the member is notified, with the links to change the address and the consents. */
export function WhereSent() {
  const { t } = useNotificationTexts()
  const { info } = useSession()
  return (
    <Card as="section" aria-labelledby="where-sent">
      <Heading level={2} size="md" id="where-sent" mb="2">
        {t('ways.title')}
      </Heading>
      <chakra.dl display="grid" mb="2">
        <Way name={t('ways.inbox')}>{t('lead')}</Way>
        <Way name={t('ways.mail')}>
          {info?.email && <Breakable>{info.email}</Breakable>}
          <br />
          {t('ways.mailText')}
        </Way>
        <Way name={t('subject.security')}>{t('ways.always')}</Way>
      </chakra.dl>
      <RowLink asChild justifyContent="space-between">
        <Link to="/my/member">
          {t('ways.contact')}
          <ChevronRightIcon />
        </Link>
      </RowLink>
      <RowLink asChild justifyContent="space-between">
        <Link to="/my/terms">
          {t('ways.consent')}
          <ChevronRightIcon />
        </Link>
      </RowLink>
    </Card>
  )
}

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="0.5"
    py="3"
    borderBottomWidth="1px"
    borderBottomStyle="solid"
    borderColor="border"
  >
    <chakra.dt fontWeight="semibold">{name}</chakra.dt>
    <Text as="dd" size="sm" tone="muted">
      {children}
    </Text>
  </chakra.div>
)
