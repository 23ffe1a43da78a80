import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { closedReason, trialLength } from '#domain/trial/rules.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TrialForm } from './TrialForm.tsx'
import { useTrialTexts } from './texts.ts'

// The cost and the end of a trial come first, since visitors doubt these most.
const conditions = ['free', 'end', 'reminder', 'once', 'again'] as const

type Props = { offers: Schema<'TrialOffer'>[]; wanted: Schema<'ServiceCode'> | undefined }

/**
 * The services to try, and how a trial works; services that were tried stay in the list with their result.
 */
export function TrialScreen({ offers, wanted }: Props) {
  const { t } = useTrialTexts()
  const { info } = useSession()
  const isAllTried = offers.every((offer) => closedReason(offer) !== undefined)
  const days = trialLength(offers.map(({ trialDays }) => trialDays))
  if (offers.length === 0) return <ScreenHead title={t('title')} lead={t('none')} />
  return (
    <>
      <BackLink to="/my" mb={{ base: '-3', md: '-4' }}>
        {t('back')}
      </BackLink>
      <ScreenHead title={t('title')} lead={days === undefined ? t('none') : t('lead', { days })} />
      <ManagersOnly />
      {isAllTried && (
        <Notice
          title={t('all.title')}
          action={
            <ButtonLink asChild variant="outline">
              <Link to="/service/plan">{t('all.plans')}</Link>
            </ButtonLink>
          }
        >
          {t('all.text')}
        </Notice>
      )}
      <Card>
        <TrialForm offers={offers} wanted={wanted} isAllTried={isAllTried} days={days} />
      </Card>
      <Card>
        <Heading level={2} size="md" mb="3">
          {t('promises.title')}
        </Heading>
        <Stack as="ul" gap="2" ps="5" listStyleType="disc">
          {conditions
            .filter((key) => key !== 'end' || days !== undefined)
            .map((key) => (
              <li key={key}>
                {key === 'once'
                  ? t(`promises.once.${info?.companyName == null ? 'member' : 'company'}`)
                  : t(`promises.${key}`, { days })}
              </li>
            ))}
        </Stack>
      </Card>
    </>
  )
}
