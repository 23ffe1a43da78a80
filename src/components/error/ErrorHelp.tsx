import { chakra, Stack } from '@chakra-ui/react'
import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { portalClock } from '../context/portal-clock.ts'
import { useErrorHelpTexts } from './error-help-texts.ts'
import { useOperatorContact } from './use-operator-contact.ts'

/**
 * The time at which an error was shown and the id of the failed call, for a report of the error, and the ways
 * to reach the operator. The server's log contains this id. Without the data of the operator only the form
 * for inquiries is offered.
 */
export function ErrorHelp({ reference }: { reference: string | undefined }) {
  const { t } = useErrorHelpTexts()
  const { t: error } = useTranslation('error')
  const isHydrated = useHydrated()
  const [shownAt] = useState(() => toWireTime(portalClock.now()))
  const operator = useOperatorContact()
  return (
    <Stack gap="1" align="center" pt="4" maxWidth="full" fontSize="sm">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        columnGap="4"
        px="4"
        rounded="lg"
        bg="bg.muted"
        color="fg.muted"
        textStyle="tabular"
        overflowWrap="anywhere"
        css={{ '& > *': { py: '2' } }}
      >
        {isHydrated && <span>{t('at', { time: formatDateTime(shownAt) })}</span>}
        {reference && <span>{error('reference', { id: reference })}</span>}
      </chakra.div>
      <Text tone="muted" textWrap="balance">
        {t('lead')}
      </Text>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" columnGap="5">
        {operator && (
          <>
            <TextLink standalone href={`tel:${operator.supportPhone}`}>
              {operator.supportPhone}
            </TextLink>
            <TextLink standalone href={`mailto:${operator.supportMail}`} overflowWrap="anywhere">
              {operator.supportMail}
            </TextLink>
          </>
        )}
        <TextLink asChild standalone>
          <Link to="/inquiry/write" search={{ inquiryType: 'TECHNICAL' }}>
            {t('inquiry')}
          </Link>
        </TextLink>
      </chakra.div>
    </Stack>
  )
}
